import type { ListView } from "#server/requests/views.ts";

const texts: Record<ListView, { title: string; text: string }> = {
  queue: {
    title: "Every request is answered",
    text: "A new one appears here by itself and is mailed to the team.",
  },
  quoted: { title: "No quote is open", text: "A sent quote stays here until it is answered." },
  accepted: {
    title: "No ride is ahead",
    text: "An accepted quote stays here until a day after its pickup.",
  },
  all: { title: "No request yet", text: "Every request that the site takes is listed here." },
};

export function EmptyList({ view, quoted }: { view: ListView; quoted: number }) {
  const { title, text } = texts[view];
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2.5 px-6 pt-6 pb-30 text-center">
      <h2 className="text-person">{title}</h2>
      <p className="max-w-[44ch] text-slate">{text}</p>
      {view === "queue" && quoted > 0 ? (
        <dl className="mt-7 border-t border-line pt-5">
          <dt className="text-desk-small text-granite">Quoted, not yet answered</dt>
          <dd className="mt-0.5 font-medium">{quoted}</dd>
        </dl>
      ) : null}
    </div>
  );
}
