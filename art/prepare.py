"""prepare.py SCENE.json OUT.npz CACHE FINENESS: land, trees and sky of a scene, for Blender."""
import hashlib
import json
import pathlib
import sys

from scipy import ndimage
import numpy as np

from land.creek import Creek
from land.paint import paint
from land.path import ski_turns, spline
from land.surface import Ground
from land.terrain import Terrain, make_terrain
from sky.sky import MOODS, cloud_shadows, sky
from trees.forest import REGIONS, grow_all, plant, plant_shrubs
from view.camera import Camera, normals, polar_mesh
from view.lights import buildings, ground_height, houses, masts, trees_beside

HERE = pathlib.Path(__file__).parent
POST_STEP = 24.0
FENCE_STEP = 2.7


def cached(cache, name, folders, key, make):
    """Arrays from the cache; made anew when their description or the code of their folders has changed."""
    digest = hashlib.sha256(json.dumps(key, sort_keys=True).encode())
    for file in sorted(file for folder in folders for file in (HERE / folder).glob("*.py")):
        if file.stem not in ("surface", "paint"):
            digest.update(file.read_bytes())
    path = cache / f"{name}-{digest.hexdigest()[:12]}.npz"
    if not path.exists():
        np.savez(path, **make())
    return dict(np.load(path))


def tree_library(cache, region):
    def make():
        parts = grow_all(region)
        return {f"{s}-{d}-{part}": a for (s, d), tree in parts.items() for part, a in zip("vts", tree)}

    return cached(cache, f"trees-{region}", ["trees", "vehicles/geometry"], region, make)


def hidden_land(camera, ground, extent):
    """Coarse land outside the picture, for its shadow and its light: vertices and which faces to keep."""
    x0, y0, size = extent
    x, y = np.meshgrid(*(np.linspace(o + 100, o + size - 100, 384) for o in (x0, y0)))
    way, turn = camera.polar(x, y)
    z = ground.coarse(x, y) - np.where(way < 150, 30, 4)
    inside = (np.abs(turn) < camera.angle / 2 + 0.07) & (way < 14500)
    whole = inside[:-1, :-1] & inside[1:, 1:] & inside[1:, :-1] & inside[:-1, 1:]
    return np.stack([x, y, z], -1).astype(np.float32), ~whole


def posts(road):
    arc = np.arange(0, road.arc[-1], POST_STEP)
    return np.concatenate([road.place(arc, side * 4.9)[0] for side in (-1, 1)]).astype(np.float32)


def draped(line, step, camera, ground):
    """A line given by places of the picture as points x, y on the ground, `step` meters apart."""
    return spline(camera.hits(line, ground.coarse)[:, :2], step)


def structures(scene, camera, ground):
    """The ends and towers of cableways, the feet of fences and the rails of a train, as rows of x, y, z."""
    raised = lambda x, y, above: np.stack([x, y, ground_height(x, y, camera, ground) + above], -1)
    over = lambda way: [way["ends"][0], *way.get("towers", []), way["ends"][1]]
    found = {f"rope-{i}": raised(*np.array(over(way), float).T) for i, way in enumerate(scene.get("cableways", []))}
    for i, line in enumerate(scene.get("fences", [])):
        found[f"fence-{i}"] = raised(*spline(line, FENCE_STEP).T, 0.0)
    if "train" in scene:
        x, y = spline(scene["train"]["line"], 1.0).T
        rails = raised(x, y, 1.5)
        rails[:, 2] = ndimage.gaussian_filter1d(rails[:, 2], 60, mode="nearest")
        found["rails"] = rails
    return found


def sky_image(scene):
    """The sky all around, for light: rows from below upwards, columns from north clockwise."""
    up = (np.arange(256) + 0.5) / 256 * np.pi - np.pi / 2
    azimuth = (np.arange(512) + 0.5) / 512 * 2 * np.pi
    level = np.cos(up)[:, None]
    rays = np.stack([level * np.sin(azimuth), level * np.cos(azimuth), np.repeat(np.sin(up)[:, None], 512, 1)], -1)
    return sky(rays, MOODS[scene["mood"]], scene["sun"]["azimuth"]).astype(np.float32)


def main(scene_file, out, cache, fineness):
    scene, cache = json.loads(pathlib.Path(scene_file).read_text()), pathlib.Path(cache)
    land, view = scene["land"], scene["view"]
    terrain = Terrain(land["extent"], cached(cache, "land", ["land"], land, lambda: make_terrain(land)))
    ground = Ground(terrain, land, scene.get("road"))
    stand = np.array(view["at"], float)
    height = ground.coarse(stand[:1], stand[1:])[0] + view["above"]
    camera = Camera((*stand, height), view, scene["size"])
    strips = lambda name: [(draped(line, 12.0, camera, ground), width) for line, width in scene.get(name, [])]
    ground.couloirs, ground.paths = strips("couloirs"), strips("paths")
    ground.runs = strips("runs") + ground.paths
    lines = lambda name: [draped(line, 1.5, camera, ground) for line in scene.get(name, [])]
    ground.tracks = [ski_turns(line) for line in lines("tracks")] + lines("trails")
    if "creek" in scene:
        ground.creek = Creek(draped(scene["creek"]["line"], 3.0, camera, ground), scene["creek"]["width"], ground.coarse)
        away = camera.polar(*ground.creek.line.T)[0]
    dense = (away.min() - 10, away.max() + 20) if ground.creek else (0, 0)
    x, y, way = polar_mesh(camera, ground.coarse, float(fineness), view.get("nearest", 2.0), dense)
    z, layers = ground.fine(x, y, way)
    color = paint(x, y, z, normals(x, y, z), layers, land)
    arrays = dict(vertices=np.stack([x, y, z], -1), color=color, ring=way[:, 0], sky=sky_image(scene))
    arrays.update({f"layer-{k}": v for k, v in layers.items() if k not in ("steep", "strata", "skied", "packed")})
    arrays["back"], arrays["back_faces"] = hidden_land(camera, ground, land["extent"])
    village = houses(scene.get("lamps", []), camera, ground)
    arrays["houses"] = np.concatenate([village, buildings(scene.get("buildings", []), camera, ground)])
    arrays["yurts"] = buildings(scene.get("yurts", []), camera, ground, columns=3)
    arrays["masts"] = masts(scene.get("lamps", []), camera, ground)
    arrays.update(structures(scene, camera, ground))
    if "cloud_shadows" in scene:
        arrays["clouds"], arrays["clouds_light"] = cloud_shadows(scene["sun"], scene["cloud_shadows"])
    if "forest" in scene:
        forest = scene["forest"]
        forest["placed"] = [*forest.get("placed", []), *trees_beside(village)]
        region = forest.get("region", "spruce")
        sorts = len(REGIONS[region])
        stands = plant(forest, camera, ground, (x, y, z, way), sorts, land["seed"] + 500)
        if "shrubs" in forest:
            stands.update(plant_shrubs(forest["shrubs"], camera, ground, sorts, land["seed"] + 600))
        arrays.update({f"stand-{s}-{d}": rows for (s, d), rows in stands.items()})
        arrays.update({f"tree-{k}": v for k, v in tree_library(cache, region).items()})
    if ground.road:
        arrays["posts"] = posts(ground.road)
        arrays["road"] = ground.road.place(np.arange(ground.road.arc[-1]))[0]
    arrays = {k: v.astype(np.float32) if v.dtype == np.float64 else v for k, v in arrays.items()}
    np.savez(out, camera=np.array(camera.position), **arrays)


if __name__ == "__main__":
    main(*sys.argv[1:])
