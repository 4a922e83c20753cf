import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync, existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Film, Scene } from "#art/scenes/scene.ts";

const code = import.meta.dirname;
const cache = "build/art-cache";
const threads = "2";
/** For each pixel of a render. */
const samples = "8";

/** How much larger than its largest file a picture is rendered: shrinking smooths edges, and cuts for phones stay sharp. */
export const oversize = 1.5;

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
    film: join(folder, "film"),
    frames: join(folder, "frames.rgb"),
  };
}

/** Land, light and grade of a scene, one program after the other; gives the picture's file. */
export function draw(scene: Scene): string {
  const { folder, description, arrays, picture } = filesOf(scene);
  mkdirSync(folder, { recursive: true });
  writeFileSync(description, JSON.stringify(scene));
  const wanted = stampOfScene(rendered(scene), "render");
  unlessDone(join(folder, "stamp"), wanted, () => render(scene));
  const graded = stampOf(wanted + JSON.stringify(scene), code, [
    "{finish,denoiser}.py",
    "{grade,land,sky,view}/*.py",
  ]);
  unlessDone(join(folder, "graded"), graded, () =>
    run(python, [join(code, "finish.py"), description, arrays, folder, picture]),
  );
  return picture;
}

/** Renders the moments of a drawn scene's film; gives the folder of their passes. */
export function drawFilm(scene: Scene, { size, frames, apart }: Film): string {
  const { description, arrays, film } = filesOf(scene);
  mkdirSync(film, { recursive: true });
  const wanted = stampOfScene({ ...rendered(scene), size, frames, apart }, "{render,drive}");
  unlessDone(join(film, "stamp"), wanted, () =>
    blender(join(code, "drive.py"), [description, arrays, film, samples, threads]),
  );
  return film;
}

const gradedLater = ["grade", "air", "plume", "clouds", "lamps", "stars", "flakes"];
const notDrawn = ["widths", "wide", "budget", "film", "focus"];

/** What the render depends on: a new grade alone takes a minute. */
function rendered(scene: Scene): Partial<Scene> {
  const apart = new Set([...gradedLater, ...notDrawn]);
  const rest = Object.fromEntries(Object.entries(scene).filter(([key]) => !apart.has(key)));
  const built = scene.lamps?.filter(({ houses, mast }) => houses || mast);
  return built?.length ? { ...rest, lamps: built } : rest;
}

function stampOfScene(scene: Partial<Scene & Film>, programs: string): string {
  const patterns = [
    `{prepare,${programs},land/*,trees/*,view/*,blender/*,sky/*,vehicles/geometry/{net,solids}}.py`,
  ];
  if (scene.cars?.length) patterns.push("vehicles/{cars,geometry,studio}/*.py");
  return stampOf(JSON.stringify({ ...scene, samples }), code, patterns);
}

function render(scene: Scene): void {
  const { folder, description, arrays } = filesOf(scene);
  const fineness = String(0.95 * scale);
  runIdle(python, [join(code, "prepare.py"), description, arrays, cache, fineness]);
  blender(join(code, "render.py"), [
    description,
    arrays,
    folder,
    samples,
    threads,
    String(scale * oversize),
  ]);
}

export function blender(script: string, options: string[]): void {
  // A Blender that starts on one processor adds up normals in one order: the same bytes every time.
  const spread = "import os; os.sched_setaffinity(0, range(os.cpu_count()))";
  const start = ["--python-exit-code", "1", "--python-expr", spread, "-P", script];
  runIdle("taskset", ["-c", "0", "blender", "-b", ...start, "--", ...options]);
}

function runIdle(program: string, options: string[]): void {
  run("nice", ["-n", "19", program, ...options]);
}

export function run(program: string, options: string[], output?: number): void {
  const { status, stderr } = spawnSync(program, options, {
    stdio: ["ignore", output ?? "ignore", "pipe"],
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString()}`);
}

/** Changes with a description and with the files of a folder that fit the patterns. */
export function stampOf(description: string, folder: string, patterns: readonly string[]): string {
  const hash = createHash("sha256").update(description);
  const files = globSync(patterns, { cwd: folder });
  for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

/** Does the work unless the file says that it was done for the same stamp; then notes it there. */
export function unlessDone(file: string, stamp: string, work: () => void): void {
  if (existsSync(file) && readFileSync(file, "utf8") === stamp) return;
  rmSync(file, { force: true });
  work();
  writeFileSync(file, stamp);
}

const programs = [
  ["taskset", ["--version"], "taskset (on Debian: apt install util-linux)"],
  ["blender", ["--version"], "Blender 3.4 to 4.x (on Debian: apt install blender)"],
  [
    "ffmpeg",
    ["-version"],
    "ffmpeg with libaom, libwebp and libx264 (on Debian: apt install ffmpeg)",
  ],
  [
    "python3",
    ["-c", "import numpy, scipy, cv2"],
    "Python with NumPy, SciPy and OpenCV (on Debian: apt install python3-scipy python3-opencv)",
  ],
] as const;

/** The system's own Python: another one in the path may lack its packages. */
export const python = "/usr/bin/python3";

/** One sentence on what this machine lacks to draw pictures, or nothing. */
export function missing(): string | undefined {
  for (const [program, options, name] of programs) {
    const command = program === "python3" ? python : program;
    if (spawnSync(command, options).status !== 0)
      return `To draw pictures this machine needs ${name}.`;
  }
  return undefined;
}
