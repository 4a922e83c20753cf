"""The pictures of details: a lamp, a hand on a door, a chain, and a snow plow."""

import sets.handle
import sets.plowed
import sets.road
from cars.fittings import packed_snow, tire_chain
from cars.plow import Moldboard, plow_truck
from cars.suv import suv
from sets.clods import pushed_snow
from sets.cover import add_snow
from studio.stage import add_camera, area, headlights, panels
from studio.vehicle import add_car, add_truck


def lamp_in_snow(stage):
    car = suv(skis=False)
    root = add_car(car, stage.folder, steer=16, cell=stage.cell or 0.006)
    root.location.z = -0.040
    add_snow(car, root, stage.folder, stage.cell or 0.006)
    camera = add_camera((-2.15, 2.75, 1.10), (0.12, 0.68, 0.86), 86, 2.8, (0.12, 0.82, 0.90))
    sets.road.mountain_pass(camera, [side * 0.985 for side in (1, -1)], car.hubs[0][0], light=0.34, poles=[9.5])
    panels(car, camera, dict(flank=2.4, seam=3.6, rim=3.0, face=2.4, corner=2.2, top=1.4))
    area((6, -4, 2.2), (0.6, 0.4, 0.9), (2.5, 1.0), 160, (1.0, 0.60, 0.34)).visible_glossy = False
    headlights(car, root, 5)
    return (19, 90)


def hand_on_handle(stage):
    body = suv().body
    x, y, z = middle = sets.handle.bar_middle(body)
    camera = add_camera((x - 0.60, y + 0.76, z + 0.50), (x + 0.03, y + 0.045, z + 0.035), 100, 4.5, (x - 0.01, y + 0.04, z + 0.03))
    sets.handle.gripped_handle(camera, body, middle)
    return (25, 300)


def chain_in_snow(stage):
    car = suv(skis=False)
    car.salt = 0.5
    radius, rim, width = 0.405, 0.302, 0.285
    car.wheel += [(tire_chain(radius, rim, width), "satin"), (packed_snow(radius, width), "snow-cap")]
    root = add_car(car, stage.folder, steer=-6, cell=stage.cell or 0.006)
    root.location.z = -0.060
    add_snow(car, root, stage.folder, stage.cell or 0.006)
    camera = add_camera((-1.15, 2.75, 0.50), (0.80, 0.98, 0.42), 62, 2.4, (0.75, 1.05, 0.4))
    sets.road.mountain_pass(camera, [side * 0.843 for side in (1, -1)], car.hubs[0][0], light=0.55)
    pushed_snow(car.hubs[0][0] - 0.3, 0.86)
    panels(car, camera, dict(flank=1.5, seam=3.2, rim=1.6, face=1.2, corner=1.4, top=0.6))
    area((-4, 5, 2.6), (0.9, 1.0, 0.4), (3.0, 1.5), 260, (0.86, 0.91, 1.0)).visible_glossy = False
    area((5, 6, 1.6), (0.9, 1.0, 0.4), (1.0, 1.0), 260, (1.0, 0.66, 0.40)).visible_glossy = False
    return (19, 90)


def plow_on_road(stage):
    blade = Moldboard()
    truck = plow_truck(blade)
    add_truck(truck)
    camera = add_camera((27.0, -3.9, 2.1), (2.0, 1.7, 2.15), 50, 2.8, (8.0, -1.0, 1.6))
    sets.plowed.plowed_road(camera, blade, truck)
    return (22, 110)
