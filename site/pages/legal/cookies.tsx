import { cookies } from "#content/legal/cookies.ts";
import { LegalPage } from "#site/shell/legal-page.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/cookies");
}

export default function CookiesPage() {
  return <LegalPage document={cookies} />;
}
