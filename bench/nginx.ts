import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = 8089;

/** nginx on one core with the same precompressed files; null where it is not installed. */
export async function startNginx(root: string) {
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
