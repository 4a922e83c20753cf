import type { ReactNode } from "react";

/** A text whose ranges, such as "12-14 passengers", are not broken across lines as browsers would. */
export function Ranges({ text }: { text: string }): ReactNode {
  const parts = text.split(/(\d{1,4}-\d{1,4}(?: \w+)?)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never change their places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
