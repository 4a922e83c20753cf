import { mkdirSync, statSync } from "node:fs";
import { ffmpeg, fit, pictureFolder } from "./encode.ts";

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
