import type { Config } from "@react-router/dev/config";
import { addresses } from "./app/addresses.ts";
import { finishBuild } from "./scripts/finish-build.ts";

export default {
  ssr: true,
  // Named one by one: React Router's own list of static paths would publish private screens too.
  prerender: { paths: [...addresses, "/404"] },
  routeDiscovery: { mode: "initial" },
  buildEnd: () => finishBuild("build/client", addresses),
} satisfies Config;
