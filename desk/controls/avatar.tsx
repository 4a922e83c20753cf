/** A team member's initials; the name stands beside it. */
export function Avatar({ name, isMe = false }: { name: string; isMe?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid size-5.5 flex-none place-items-center rounded-full text-[0.625rem] font-semibold tracking-wide ${isMe ? "bg-ink text-paper" : "bg-frost text-slate"}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Of the first and the last name: `Maya Ortiz` is MO. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/u);
  const letters = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return letters.map((each) => Array.from(each ?? "")[0]?.toUpperCase() ?? "").join("");
}
