import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtPath } from "#server/site/load-pages.ts";
import { startSite } from "#tests/fixtures/site-process.ts";
import { interleave, median, type Part, type Row } from "./part.ts";

/** Times in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number };

export const hasWrk = !spawnSync("wrk", ["-v"]).error;

/** Loads one URL with wrk, since a client in JavaScript measures itself. `script` is a Lua file. */
export async function load(
  url: string,
  { connections, seconds, script }: { connections: number; seconds: number; script?: string },
): Promise<Load> {
  const wrk = spawn(
    "wrk",
    [
      "--latency",
      "--threads=1",
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      "--header=Accept-Encoding: br, gzip",
      ...(script ? [`--script=${script}`] : []),
      url,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  wrk.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(wrk, "close");
  const failures = /Non-2xx or 3xx responses: \d+/.exec(output)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(output, "50%"),
    p99: milliseconds(output, "99%"),
  };
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(output: string, share: string): number {
  const [, value, unit = ""] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}

const seconds = 3;

/** Requests per second and latency, compared with nginx. */
export const server: Part = {
  name: "server",
  async run({ rounds, peers }) {
    const site = await startSite();
    // Memory from the startup is released in the first seconds.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const rows: Row[] = [memory("memory at rest", site.child.pid)];
    const nginx = hasWrk ? await startNginx(builtPath("client")) : null;
    const sites = { firnline: site.url, ...(nginx ? { nginx: nginx.url } : {}), ...peers };
    for (const path of hasWrk ? ["/", "/destinations/vail"] : []) {
      const taken = await interleave(sites, rounds, (url) =>
        load(url + path, { connections: 32, seconds }),
      );
      for (const [name, loads] of Object.entries(taken)) {
        const middle = (key: keyof Load) => median(loads.map((each) => each[key]));
        rows.push(
          { what: `${name} ${path}`, value: middle("perSecond"), unit: "per second" },
          { what: `${name} ${path} median`, value: middle("p50"), unit: "ms" },
          { what: `${name} ${path} p99`, value: middle("p99"), unit: "ms" },
        );
      }
    }
    rows.push(memory("memory under load", site.child.pid));
    await site.dispose();
    await nginx?.stop();
    if (!hasWrk) console.log("  (wrk is not installed: no load)");
    else if (!nginx) console.log("  (nginx is not installed: no comparison)");
    return rows;
  },
};

function memory(what: string, pid: number | undefined): Row {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return { what, value: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024, unit: "MB" };
  } catch {
    return { what, value: Number.NaN, unit: "MB" };
  }
}

const port = 8089;

/** nginx on one core with the same precompressed files; null where it is not installed. */
async function startNginx(root: string) {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const folder = await mkdtemp(join(tmpdir(), "firnline-nginx-"));
  await cp(root, join(folder, "root"), { recursive: true });
  const config = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    user root; events { worker_connections 1024; }
    http { access_log off; gzip_static on; keepalive_requests 100000; types { text/html html; }
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; root ${folder}/root; location / { try_files $uri $uri/index.html =404; } } }`;
  await writeFile(join(folder, "nginx.conf"), config);
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder], {
    stdio: "ignore",
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}
