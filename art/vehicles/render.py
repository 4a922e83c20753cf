"""One picture, rendered by Blender:
blender -b -P art/vehicles/render.py -- NAME OUT.exr [scale=] [samples=] [noise=] [cell=] [threads=]"""

import os
import sys
import time
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402

bpy.ops.wm.read_factory_settings(use_empty=True)

from pictures import PICTURES  # noqa: E402
from studio.stage import render  # noqa: E402


@dataclass
class Stage:
    """Where a picture's builder finds things: the cache, the mesh's fineness, our landscapes."""

    folder: str
    cell: float | None

    def picture(self, name, width=1600):
        return os.path.join(ROOT, "site", "pictures", f"{name}-{width}.webp")


def main(name, out, *options):
    given = dict(option.split("=", 1) for option in options)
    picture = PICTURES[name]
    folder = os.path.join(ROOT, "build", "art-cache", "vehicles")
    os.makedirs(folder, exist_ok=True)
    cell = float(given["cell"]) if "cell" in given else None
    start = time.time()
    mist = picture.build(Stage(folder, cell))
    built = time.time()
    scale = float(given.get("scale", 1))
    size = tuple(round(side * scale) for side in picture.size)
    counts = picture.least, int(given.get("samples", picture.samples))
    samples = [max(4, round(count / scale**2)) for count in counts]
    noise = float(given.get("noise", picture.noise))
    threads = int(given.get("threads", 2))
    render(os.path.abspath(out), size, samples, noise, threads, mist)
    print(f"{name}: built in {built - start:.0f} s, rendered in {time.time() - built:.0f} s")


main(*sys.argv[sys.argv.index("--") + 1 :])
