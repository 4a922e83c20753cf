import type { ReactNode } from "react";

/** What browsers would break at a hyphen: "12-14 passengers", "UT-224", "mid- or late April", "four-course". */
const unbroken =
  /(\d{1,4}-\d{1,4}(?: \w+)?|\b[A-Z]{1,2}-\d{1,3}\b|\b[Mm]id-(?: ?(?:to|or) late )?\w+|\b[a-z]{2,5}(?:-[a-z]+)+)/;

/** Keeps each range, road and season in a text on one line. */
export function Ranges({ text }: { text: string }): ReactNode {
  const parts = text.split(unbroken);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts never change order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
