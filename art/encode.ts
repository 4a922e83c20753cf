import { spawnSync } from "node:child_process";
import { mkdirSync, statSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Crop } from "#art/scenes/cards.ts";
import type { Scene } from "#art/scenes/scene.ts";

const pictureFolder = "site/pictures";
const coarsest = 50;
/** Keeps fine relief, which the encoder would smooth away; browsers add the grain, which takes 17 bytes. */
const texture = [
  "-tune",
  "ssim",
  "-aom-params",
  "sharpness=3:enable-cdef=0:enable-qm=1:film-grain-table=art/film-grain.tbl",
];

/** Writes AVIF and WebP, each as fine as its budget allows; ten bits, so that dark skies have no steps; one thread and no metadata: the same bytes again. */
export function encode(
  picture: string,
  { name, widths, wide, budget }: Pick<Scene, "name" | "widths" | "wide" | "budget">,
): void {
  mkdirSync(pictureFolder, { recursive: true });
  const target = join(pictureFolder, name);
  const avif = (width: number, finest: number) =>
    fit(budget[width] ?? Infinity, range(finest, coarsest), (quality) => {
      const options = ["-c:v", "libaom-av1", "-usage", "allintra", "-still-picture", "1"];
      options.push("-crf", String(quality), "-cpu-used", "4", "-threads", "1", ...texture);
      return convert(picture, width, `${target}-${width}.avif`, options, "yuv420p10le");
    });
  for (const width of widths) {
    avif(width, 20);
    fit((budget[width] ?? Infinity) * 1.5, [84, 78, 72, 66, 60, 54, 46, 38, 30], (quality) =>
      convert(picture, width, `${target}-${width}.webp`, webp(quality)),
    );
  }
  if (wide) avif(wide, 26);
}

/** Cuts a part out of a picture that was rendered `oversize` times as large; gives the part's file. */
export function crop(
  picture: string,
  { name, size, area: [left, top, width] }: Pick<Crop, "name" | "size" | "area">,
  oversize = 1,
): string {
  const file = join(dirname(picture), `${name}.png`);
  const height = (width * size[1]) / size[0];
  const part = [width, height, left, top].map((side) => Math.round(side * oversize));
  ffmpeg(["-i", picture, "-vf", `crop=${part.join(":")}`, file]);
  return file;
}

export function meanColor(picture: string): string {
  const pixel = ["-vf", "scale=1:1:flags=area", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  return `#${ffmpeg(["-i", picture, ...pixel]).toString("hex")}`;
}

export function ffmpeg(options: string[]): Buffer {
  const { status, stdout, stderr } = spawnSync("ffmpeg", ["-y", "-loglevel", "error", ...options]);
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.toString()}`);
  return stdout;
}

function webp(quality: number): string[] {
  return ["-c:v", "libwebp", "-compression_level", "6", "-quality", String(quality)];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

export function fit(
  limit: number,
  settings: readonly number[],
  attempt: (setting: number) => number,
) {
  let from = 0;
  let to = settings.length - 1;
  let tried = -1;
  while (from < to) {
    tried = Math.floor((from + to) / 2);
    if (attempt(settings[tried]!) <= limit) to = tried;
    else from = tried + 1;
  }
  if (tried !== from) attempt(settings[from]!);
}

function convert(
  picture: string,
  width: number,
  file: string,
  options: string[],
  pixels = "yuv420p",
): number {
  const scale = `scale=${width}:-2:flags=lanczos,format=${pixels}`;
  ffmpeg(["-i", picture, "-vf", scale, ...options, "-map_metadata", "-1", file]);
  return statSync(file).size;
}

const folder = "public/share";
const limit = 90_000;

/** Writes the JPEG that stands for a guide where its address is shared, from the guide's own picture. */
export function sharePicture(slug: string): void {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${slug}.jpg`;
  const frame = "crop=iw:iw*630/1200,scale=1200:630:flags=lanczos,format=yuvj420p";
  fit(limit, [2, 3, 4, 5, 6, 7, 8, 10, 12], (quality) => {
    const input = ["-i", `${pictureFolder}/resort-${slug}-1600.avif`, "-vf", frame];
    const jpeg = ["-q:v", String(quality), "-threads", "1", "-map_metadata", "-1", "-bitexact"];
    ffmpeg([...input, "-frames:v", "1", ...jpeg, file]);
    return statSync(file).size;
  });
}

/** How alike a set of mountains looks: layouts of light, mirrored where that fits better, and their colors. */
export function measure(slugs: readonly string[]): string {
  const [width, height] = [64, 36];
  const found = slugs.map((slug) => {
    const file = `${pictureFolder}/resort-${slug}-1600.avif`;
    const pixels = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
    const bytes = ffmpeg(["-i", file, "-vf", "scale=400:225:flags=area", ...pixels]);
    const small = ["-vf", `scale=${width}:${height}:flags=area,format=gray`, "-f", "rawvideo", "-"];
    let [warm, black] = [0, 0];
    for (let at = 0; at < bytes.length; at += 3) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      if (red > 1.12 * blue && light > 100) warm++;
      if (light < 48) black++;
    }
    const share = 300 / bytes.length;
    const layout = [...ffmpeg(["-i", file, ...small])];
    return { slug, layout, warm: warm * share, black: black * share };
  });
  const likeness = found.flatMap(({ layout }, index) =>
    found.slice(index + 1).map((other) => {
      const mirrored = other.layout.map(
        (_, at) => other.layout[at - (at % width) + width - 1 - (at % width)] ?? 0,
      );
      return Math.max(correlation(layout, other.layout), correlation(layout, mirrored));
    }),
  );
  const rows = found.map(
    ({ slug, warm, black }) =>
      `${slug.padEnd(20)} warm light ${warm.toFixed(1).padStart(5)} %   nearly black ${black.toFixed(1).padStart(5)} %`,
  );
  const mean = likeness.reduce((sum, each) => sum + each, 0) / likeness.length;
  return [...rows, `Mean correlation of two layouts: ${mean.toFixed(2)}`].join("\n");
}

function correlation(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [one, two].map((row) => {
    const mean = row.reduce((sum, each) => sum + each, 0) / row.length;
    return row.map((each) => each - mean);
  }) as [number[], number[]];
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, each, at) => sum + each * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** What a page has to know about a picture to show it without a jump. */
type Entry = {
  width: number;
  height: number;
  widths: readonly number[];
  wide?: number | undefined;
  color: string;
};

const file = "content/pictures.json";

/** Adds or replaces an entry; the file is sorted by name, so that it only changes where pictures do. */
export function addToCatalogue(name: string, entry: Entry): void {
  const all: Record<string, Entry> = {
    ...(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}),
    [name]: entry,
  };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b)));
  const inOneLine = (array: string) =>
    array.replaceAll(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]");
  const text = JSON.stringify(sorted, null, 2).replaceAll(/\[[^[\]]*\]/g, inOneLine);
  writeFileSync(file, `${text}\n`);
}
