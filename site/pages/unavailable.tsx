import { FaultHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/503");
}

/** Shown while the database is down; nothing that was already sent is lost. */
export default function UnavailablePage() {
  return (
    <FaultHero
      title="Back in a minute"
      lead="Your request is safe, but we cannot read it right now. Try again in a minute. If you just sent an answer, look here before you send it again, or call us."
    />
  );
}
