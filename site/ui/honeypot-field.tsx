import { useId } from "react";

/** A field that people neither see nor reach: whoever fills it is a program. */
export function HoneypotField({ name }: { name: string }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
