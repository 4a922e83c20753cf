import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { createServices } from "#server/services.ts";

/** The product's services over a folder, without logs. Emails stay in the outbox. */
export function openServices(folder: string) {
  const config = readConfig({ DATA_DIR: folder });
  return createServices(config, pino({ level: "silent" }), () => {});
}
