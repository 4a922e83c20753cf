import type { Config } from "@react-router/dev/config";
import { addresses, statusPages } from "./site/addresses.ts";
import { finishBuild } from "./build-tools/postprocess.ts";

export default {
  appDirectory: "site",
  ssr: true,
  // Named one by one: React Router's own list of static paths would publish private screens too.
  prerender: { paths: [...addresses, ...statusPages] },
  routeDiscovery: { mode: "initial" },
  buildEnd: () => finishBuild("build/client", addresses),
} satisfies Config;
