import type { ReactNode } from "react";

export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-6 font-display text-card">{title}</legend>
      <div className="grid gap-x-6 gap-y-7 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
