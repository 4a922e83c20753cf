import { FaultHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/500");
}

/** Shown for every failure on our side. */
export default function ServerErrorPage() {
  return (
    <FaultHero
      title="Something went wrong"
      lead="The problem is on our side, and we have a record of it. Please try again in a moment. If you just sent a form and are not sure that we received it, please call us."
    />
  );
}
