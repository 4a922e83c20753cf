import type { Config } from "@react-router/dev/config";
import { statusPages } from "#content/company.ts";
import { postprocess } from "./build-tools/postprocess.ts";
import { buildFolder } from "./build-tools/vite-settings.ts";
import { addresses, publicPages } from "./site/addresses.ts";
import { clientEntrySources } from "./site/client-entries.ts";

export default {
  appDirectory: "site",
  buildDirectory: buildFolder,
  ssr: true,
  // Named one by one: React Router's own list of static paths would publish private screens too.
  prerender: { paths: [...addresses, ...statusPages] },
  routeDiscovery: { mode: "initial" },
  buildEnd: () => postprocess(`${buildFolder}/client`, publicPages, clientEntrySources),
} satisfies Config;
