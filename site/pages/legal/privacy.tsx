import { privacy } from "#content/legal/privacy.ts";
import { LegalPage } from "#site/shell/legal-page.tsx";
import { pageMeta } from "#site/shell/page-meta.ts";

export function meta() {
  return pageMeta("/privacy");
}

export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
