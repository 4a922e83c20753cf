import { FaultHero } from "#site/shell/page-hero.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/429");
}

/** Answers a native post over the rate limit; prerendered, so nothing needs rendering. */
export default function TooManyRequestsPage() {
  return (
    <FaultHero
      title="Too many requests"
      lead="This form was sent too many times in a few minutes. Please go back, wait a few minutes and send it again. Everything you entered is still there."
    />
  );
}
