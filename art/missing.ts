import { spawnSync } from "node:child_process";

const programs = [
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
