import type { Config } from "@react-router/dev/config";
import { statusPages } from "#content/company.ts";
import { postprocess } from "./build-tools/postprocess.ts";
import { addresses, publicPages } from "./site/addresses.ts";
import { clientEntrySources } from "./site/client-entries.ts";

export default {
  appDirectory: "site",
  ssr: true,
  // Named one by one: React Router's own list of static paths would publish private screens too.
  prerender: { paths: [...addresses, ...statusPages] },
  routeDiscovery: { mode: "initial" },
  buildEnd: () => postprocess("build/client", publicPages, clientEntrySources),
} satisfies Config;
