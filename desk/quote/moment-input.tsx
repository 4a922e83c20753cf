import { useState, type ComponentProps } from "react";
import { flushSync } from "react-dom";
import { oneLine } from "./line-edits.ts";
import { editPart, showPart, type MomentPart } from "./typed-moments.ts";

type Props = Omit<ComponentProps<"input">, "onChange" | "value"> & {
  part: MomentPart;
  value: string;
  onType: (typed: string) => void;
};

/** A date or a time: typed in figures, shown with its weekday while nobody types. */
export function MomentInput({ part, value, onType, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      autoComplete="off"
      maxLength={40}
      value={typed ?? showPart(part, value)}
      onFocus={(event) => {
        flushSync(() => setTyped(editPart(part, value)));
        event.target.select();
      }}
      onChange={(event) => {
        const text = oneLine(event.target.value);
        setTyped(text);
        onType(text);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
