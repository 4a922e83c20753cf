"""blender -b -P drive.py -- SCENE.json ARRAYS.npz OUT_FOLDER SAMPLES THREADS: the passes of a film. Frame 0 shows the
scene without cars; the others show a part of it with a car, and patches.json says which and when."""
import json
import math
import pathlib
import sys

import bpy
import numpy as np

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "vehicles")]
from blender.car import RoadCar
from blender.stage import add_scene, settings, write_passes
from view.camera import Camera

LIGHT = 13.0  # how far in front of a car its beams show on the road, in meters
NEAREST = 8.0  # what is closer to the camera is below the picture
AROUND = 10  # pixels at least
DISTANT = 140.0  # meters along the road from which every second frame is enough: a car moves by less than its lamps
FARTHEST = 310.0  # where a car is outside the picture; farther away, where the road comes back into it, no car is shown
SHUTTER = 0.5  # how much of a frame's time is exposed


def part_around(camera, corners):
    """The part of the picture around some points: left, top, right, bottom; None if they are out of it."""
    x, y, depth = camera.project(corners)
    seen = depth > NEAREST
    if not seen.any():
        return None
    y = np.where(seen, y, camera.size[1])
    low, high = np.array((x[seen].min(), y.min())), np.array((x[seen].max(), y.max()))
    around = np.maximum(AROUND, 0.12 * (high - low))
    part = np.clip(np.r_[low - around, high + around], 0, [*camera.size, *camera.size])
    left, top, right, bottom = (int(v) for v in part)
    return (left, top, right, bottom) if right - left > AROUND and bottom - top > AROUND else None


def moments(film, first, car, camera):
    """Each car at each frame that shows it: in one loop every car drives as far as the next one was from it."""
    for frame in range(film["frames"]):
        for place in range(math.ceil(FARTHEST / film["apart"]) + 1):
            at = lambda frame: first + film["apart"] * (place - frame / film["frames"])
            moment = at(frame) if at(frame) < DISTANT else at(frame - frame % 2)
            if not 0 < moment < FARTHEST:
                continue
            part = part_around(camera, car.corners(moment, LIGHT))
            if part:
                yield dict(frame=frame, at=moment, part=part)


def share_meshes():
    """Cycles keeps the search tree of a mesh only if two objects share it; the other lies where nothing sees it."""
    for thing in list(bpy.data.objects):
        instanced = "FACES" in (thing.instance_type, thing.parent and thing.parent.instance_type)
        if thing.type == "MESH" and not instanced and len(thing.data.polygons) > 100:
            other = bpy.data.objects.new(thing.name, thing.data)
            other.location.z = -9000
            bpy.context.scene.collection.objects.link(other)


def render(number, size, part=None):
    scene = bpy.context.scene
    scene.frame_set(number)
    if part:
        r, (width, height) = scene.render, size
        r.use_border = r.use_crop_to_border = True
        # Blender cuts off what follows the point.
        r.border_min_x, r.border_max_x = ((x + 0.25) / width for x in (part[0], part[2]))
        r.border_min_y, r.border_max_y = ((height - y + 0.25) / height for y in (part[3], part[1]))
    bpy.ops.render.render()


def main(scene_file, arrays_file, folder, samples, threads):
    data, arrays = json.loads(pathlib.Path(scene_file).read_text()), np.load(arrays_file)
    film, first, folder = data["film"], data["cars"][0], pathlib.Path(folder)
    camera = Camera(arrays["camera"], data["view"], film["size"])
    road = add_scene(data, arrays)
    settings(film["size"], int(samples), int(threads))
    write_passes(folder)
    bpy.context.scene.render.use_persistent_data = True
    bpy.context.scene.cycles.samples = 2 * int(samples)
    render(0, film["size"])
    bpy.context.scene.cycles.samples = int(samples)
    car = RoadCar(road, first["toward"], first["beam"])
    share_meshes()
    bpy.context.scene.render.use_motion_blur = True
    bpy.context.scene.render.motion_blur_shutter = SHUTTER
    patches = list(moments(film, first["at"], car, camera))
    numbers = {patch["at"]: number for number, patch in enumerate(patches, 1)}
    for patch in patches:
        patch["number"] = numbers[patch["at"]]
    (folder / "patches.json").write_text(json.dumps(patches))
    step = film["apart"] / film["frames"]
    for number, patch in enumerate(patches, 1):
        if patch["number"] == number:
            car.drive(patch["at"], step, number)
            render(number, film["size"], patch["part"])


main(*sys.argv[sys.argv.index("--") + 1 :])
