"""film.py SCENE.json ARRAYS.npz PASSES WIDTH HEIGHT FRAMES: raw RGB frames of one loop on standard output."""
import json
import pathlib
import sys

import numpy as np

from finish import Picture


def main(scene_file, arrays, folder, width, height, frames):
    scene = json.loads(pathlib.Path(scene_file).read_text())
    size = int(width), int(height)
    picture = Picture(scene, np.load(arrays)["camera"], pathlib.Path(folder), size)
    for frame in picture.film(int(frames)):
        sys.stdout.buffer.write(frame.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
