import { terms } from "#content/legal/terms.ts";
import { LegalPage } from "#site/shell/legal-page.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/terms");
}

export default function TermsPage() {
  return <LegalPage document={terms} />;
}
