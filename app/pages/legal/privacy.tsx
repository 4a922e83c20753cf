import { privacy } from "#content/legal/privacy.ts";
import { LegalPage } from "#shell/legal-page.tsx";
import { pageMeta } from "#app/seo.ts";

export function meta() {
  return pageMeta("/privacy");
}

export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
