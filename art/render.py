"""blender -b -P render.py -- SCENE.json ARRAYS.npz OUT_FOLDER SAMPLES THREADS SCALE: the passes of a scene."""
import json
import pathlib
import sys

import bpy
import numpy as np

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "vehicles")]
from blender.car import add_cars
from blender.stage import add_scene, settings, write_passes


def main(scene_file, arrays_file, folder, samples, threads, scale):
    data = json.loads(pathlib.Path(scene_file).read_text())
    road = add_scene(data, np.load(arrays_file))
    add_cars(road, data.get("cars", []))
    settings([round(side * float(scale)) for side in data["size"]], int(samples), int(threads), data.get("bounces", 1))
    write_passes(folder)
    bpy.ops.render.render()


main(*sys.argv[sys.argv.index("--") + 1 :])
