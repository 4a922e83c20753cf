import { useState } from "react";
import { Button } from "#desk/controls/button.tsx";
import { TextField } from "#desk/controls/field.tsx";

/** The owner passes the link on; nothing is emailed. */
export function InviteLink({ url, until }: { url: string; until: string }) {
  const [copied, setCopied] = useState("");
  return (
    <output className="mt-5 flex flex-wrap items-start gap-3">
      <div className="min-w-56 flex-1">
        <TextField
          label="Send them this link"
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
          help={`It works once, until ${until}. It is not shown again.`}
        />
      </div>
      <Button
        className="mt-6"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(url))}
      >
        {copied === url ? "Copied" : "Copy"}
      </Button>
    </output>
  );
}
