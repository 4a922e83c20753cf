import type { ReactNode } from "react";

export function FormGroup({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={`font-display text-card ${note ? "mb-2" : "mb-6"}`}>{title}</legend>
      {note ? <p className="mb-6 max-w-measure text-label text-slate">{note}</p> : null}
      <div className="grid gap-x-6 gap-y-7 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
