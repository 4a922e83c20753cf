import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { python } from "./missing.ts";
import type { Scene } from "./scenes/scene.ts";

const code = import.meta.dirname;
const cache = "build/art-cache";
const threads = "2";

/** Share of the full fineness, for a quick look: ART_SCALE=0.4 npm run art -- NAME. */
const scale = Number(process.env.ART_SCALE ?? 1);

/** Whether pictures are drawn as the site shows them. */
export const fullSize = scale === 1;

export function filesOf({ name }: Scene) {
  const folder = join(cache, fullSize ? name : `${name}-small`);
  return {
    folder,
    description: join(folder, "scene.json"),
    arrays: join(folder, "arrays.npz"),
    picture: join(folder, "picture.png"),
    frames: join(folder, "frames.rgb"),
  };
}

/** Land, light and grade of a scene, one program after the other; gives the picture's file. */
export function draw(scene: Scene): string {
  const { folder, description, arrays, picture } = filesOf(scene);
  mkdirSync(folder, { recursive: true });
  writeFileSync(description, JSON.stringify(scene));
  const stamp = join(folder, "stamp");
  const wanted = stampOf(scene);
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    rmSync(stamp, { force: true });
    render(scene);
    writeFileSync(stamp, wanted);
  }
  run(python, [join(code, "finish.py"), description, arrays, folder, picture]);
  return picture;
}

/** Changes with all that the render depends on: a new grade alone takes seconds. */
function stampOf(scene: Scene): string {
  const { grade: _, air: __, plume: ___, clouds: ____, ...painted } = scene;
  const { widths: _____, budget: ______, ...rendered } = painted;
  const hash = createHash("sha256").update(JSON.stringify(rendered));
  const files = globSync("{prepare,render,land/*,trees/*,view/*,blender/*,sky/*}.py", {
    cwd: code,
  });
  for (const file of files.toSorted()) hash.update(readFileSync(join(code, file)));
  return hash.digest("hex");
}

function render(scene: Scene): void {
  const { folder, description, arrays } = filesOf(scene);
  const samples = String(Math.max(4, Math.round((scene.samples ?? 12) * scale)));
  const fineness = String(0.95 * scale);
  runIdle(python, [join(code, "prepare.py"), description, arrays, cache, fineness]);
  const blender = ["-b", "--python-exit-code", "1", "-P", join(code, "render.py"), "--"];
  blender.push(description, arrays, folder, samples, threads, String(scale));
  runIdle("blender", blender);
}

export function runIdle(program: string, options: string[]): void {
  run("nice", ["-n", "19", program, ...options]);
}

export function run(program: string, options: string[], output?: number): void {
  const { status, stderr } = spawnSync(program, options, {
    stdio: ["ignore", output ?? "ignore", "pipe"],
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString()}`);
}
