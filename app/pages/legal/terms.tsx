import { terms } from "#content/legal/terms.ts";
import { LegalPage } from "#shell/legal-page.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/terms");
}

export default function TermsPage() {
  return <LegalPage document={terms} />;
}
