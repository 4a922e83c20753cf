import { cookies } from "#content/legal/cookies.ts";
import { LegalPage } from "#shell/legal-page.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/cookies");
}

export default function CookiesPage() {
  return <LegalPage document={cookies} />;
}
