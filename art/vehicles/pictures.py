"""Every picture with a vehicle in it: car, set, view and light."""

import math
from dataclasses import dataclass
from typing import Callable

import sets.airport
import sets.cabin
import sets.house
import sets.lodge
import sets.lounge
import sets.road
import sets.town
from cars.door import open_rear_door
from cars.fittings import add_driver
from cars.sedan import sedan
from cars.suv import suv
from cars.van import van
from details import chain_in_snow, hand_on_handle, lamp_in_snow, plow_on_road
from sets.backdrop import mirrored_woods
from sets.cover import add_snow
from sets.ground import snow_road
from sets.luggage import add_bags
from sets.upholstery import leather
from studio.stage import add_camera, area, front_view, headlights, panel, panels
from studio.vehicle import add_car


@dataclass
class Picture:
    """What is in a picture: build places it all and returns the mist's range. Each pixel of the
    size gets between `least` and `samples` samples, as many as its noise needs."""

    build: Callable
    size: tuple = (1600, 900)
    samples: int = 128
    least: int = 12
    noise: float = 0.16


def sedan_on_road(stage):
    car = sedan()
    add_driver(car, 2.35, -0.38, 0.52)
    root = add_car(car, stage.folder, steer=14, cell=stage.cell, cabin=2.5)
    camera = front_view(car, far=1.17, eye=0.95, aim=0.86, shift=-0.1, fstop=3.2)
    sets.road.road(camera, stage.picture("home-hero"))
    panels(car, camera, dict(flank=1.2, seam=7.0, rim=2.0, face=0.8, corner=1.1, top=1.7))
    headlights(car, root, 36)
    return (25, 300)


def suv_at_lodge(stage):
    car = suv()
    add_driver(car, 2.25, -0.42, 0.76)
    root = add_car(car, stage.folder, steer=14, cell=stage.cell, cabin=3)
    camera = front_view(car, far=1.2, eye=1.15, aim=1.05, shift=-0.1, fstop=3.2)
    sets.lodge.lodge(camera, stage.picture("state-colorado"), car)
    panels(car, camera, dict(rim=1.2, face=0.7, corner=0.9, top=1.4))
    mirrored_woods(camera, car, 18, 1.7)
    area((-1.5, 4.5, 5.5), (3.3, 0.4, 2.0), (2.5, 1.5), 240, (0.85, 0.90, 1.0)).visible_glossy = False
    headlights(car, root, 18)
    return (25, 300)


def door_at_lodge(stage):
    car = suv()
    open_rear_door(car, 80)
    car.salt = 0.5
    hide = leather("hide", (0.225, 0.148, 0.100))
    for x in (2.25, 3.25, 4.15):
        for y in (0.42, -0.42):
            sets.cabin.seat((x, y, 0.38), hide)
    add_car(car, stage.folder, cell=stage.cell, cabin=6)
    camera = add_camera((6.6, 6.3, 1.25), (3.22, 0.5, 0.96), 78, 3.2, (3.4, 0.95, 0.9))
    sets.lodge.lodge(camera, stage.picture("state-colorado"), car)
    panels(car, camera, dict(rim=1.6, corner=1.2, top=1.8))
    mirrored_woods(camera, car, 18, 1.2)
    warm, cool = (1.0, 0.66, 0.40), (0.82, 0.89, 1.0)
    for at, target, size, power, color in (
        ((3.2, 0.2, 1.62), (3.05, 1.7, 0.85), (0.5, 0.2), 10, warm),
        ((3.5, 0.80, 1.66), (3.3, 0.6, 0.5), (0.4, 0.1), 7, warm),
        ((9.5, 7.0, 4.6), (3.6, 0.8, 0.7), (3.5, 2.0), 260, cool),
    ):
        area(at, target, size, power, color).visible_glossy = False
    return (25, 300)


def skis_on_suv(stage):
    car = suv()
    # The tail lamps' light would lie as lines in the side windows.
    car.parts = [part for part in car.parts if part[1] != "tail"]
    add_car(car, stage.folder, cell=stage.cell)
    camera = add_camera((0.9, 7.2, 1.86), (3.25, 0.3, 2.30), 104, 3.2, (2.9, 0.5, 2.05))
    sets.road.road(camera, stage.picture("home-hero"), rows=(-0.12, 0.6), span=1.5, middle=0.49)
    panels(car, camera, dict(flank=2.2, seam=2.6, rim=2.0, corner=0.8, top=0.9))
    area((-3, 6, 6.5), (3.3, 0.4, 2.0), (3.5, 2.0), 480, (0.80, 0.88, 1.0)).visible_glossy = False
    area((7, -5, 4.0), (3.3, 0.4, 2.0), (2.0, 1.0), 110, (1.0, 0.62, 0.38)).visible_glossy = False
    return (12, 300)


def van_at_airport(stage):
    car = van()
    add_driver(car, 1.9, -0.48, 1.0)
    root = add_car(car, stage.folder, steer=12, cell=stage.cell, cabin=0.7)
    camera = front_view(car, far=1.27, eye=1.25, aim=1.35, shift=-0.1, fstop=3.2)
    sets.airport.airport(camera, stage.picture, car, whole=False)
    panels(car, camera, dict(flank=0.7, seam=4.0, rim=2.4, face=0.9, corner=0.9, top=0.8))
    headlights(car, root, 14)
    return (25, 300)


def limousine_on_pass(stage):
    car = van(limousine=True)
    add_driver(car, 1.9, -0.48, 1.0)
    car.salt = 0.3
    root = add_car(car, stage.folder, steer=6, cell=stage.cell, cabin=5)
    root.location.z = -0.040
    add_snow(car, root, stage.folder, stage.cell)
    camera = front_view(car, far=1.3, eye=1.3, aim=1.75, shift=-0.1, fstop=4.0)
    sets.road.mountain_pass(camera, [side * car.hubs[0][1] for side in (1, -1)], car.hubs[0][0], light=0.42, poles=(-6.5, 12.5, 24), trees=90)
    panels(car, camera, dict(flank=1.4, seam=3.0, rim=1.4, face=1.0, corner=1.2, top=1.0))
    mirrored_woods(camera, car, 16, 0.45)
    headlights(car, root, 12, reach=4.0)
    area((-0.2, 0, 0.7), (-2.0, 0.4, 0), (1.6, 0.1), 16, (1.0, 0.90, 0.78)).visible_glossy = False
    return (19, 90)


def limousine_in_town(stage):
    car = suv(1.75)
    car.salt = 0.2
    add_driver(car, 2.25, -0.42, 0.76)
    root = add_car(car, stage.folder, steer=8, cell=stage.cell, cabin=4)
    root.location.z = -0.05
    add_snow(car, root, stage.folder, stage.cell)
    camera = front_view(car, far=1.1, eye=1.3, aim=1.5, shift=-0.1, fstop=1.6)
    wheels = [side * 0.843 for side in (1, -1)]
    sets.town.street(camera, stage.picture("resort-keystone"), wheels, car.hubs[0][0], start=52.0, fronts=(-8.5, 18.0))
    panels(car, camera, dict(rim=1.6, face=1.3, corner=1.5, top=0.9))
    sets.town.mirrored_shops(camera, car)
    headlights(car, root, 6, reach=5.0)
    return (25, 160)


def suv_at_cabin(stage):
    car = suv(skis=False)
    car.salt = 0.25
    add_driver(car, 2.25, -0.42, 0.76)
    root = add_car(car, stage.folder, steer=10, cell=stage.cell, cabin=2.5)
    root.location.z = -0.040
    camera = add_camera((-9.5, 12.0, 1.35), (4.4, 1.2, 2.0), 58, 10.0, (1.5, 0.9, 1.0))
    sets.house.house(camera, stage.picture("state-montana"), car)
    snow_road([side * 0.985 for side in (1, -1)], car.hubs[0][0], near=11.0)
    panels(car, camera, dict(flank=0.6, rim=1.4, face=0.8, corner=0.9, top=0.9))
    mirrored_woods(camera, car, 20, 0.8, (0.92, 0.86, 1.0))
    headlights(car, root, 6, reach=6.0)
    return (25, 300)


def sedan_at_airport(stage):
    car = sedan()
    add_driver(car, 2.35, -0.38, 0.52)
    root = add_car(car, stage.folder, steer=10, cell=stage.cell, cabin=2.5)
    camera = add_camera((-8.6, 17.6, 1.15), (4.15, 0, 1.62), 74, 2.8, (2.2, 0.9, 0.8))
    sets.airport.airport(camera, stage.picture, car)
    add_bags((8.2, -2.62), 0.15)
    panels(car, camera, dict(flank=1.3, seam=3.2, face=1.0, corner=0.9, top=0.5))
    headlights(car, root, 14)
    return (25, 300)


def convoy_on_road(stage):
    camera = add_camera((-13.0, -3.6, 1.65), (12.0, -2.2, 2.45), 54, 4.0, (0.4, -0.6, 0.9))
    at = sets.road.bend(camera, stage.picture("state-california"))
    cars = [suv(skis=False), sedan(), van()]
    seats = (2.25, -0.42, 0.76), (2.35, -0.38, 0.52), (1.9, -0.48, 1.0)
    for car, seat, x, power in zip(cars, seats, (0.0, 14.0, 29.0), (110, 60, 35)):
        car.salt = 0.3
        add_driver(car, *seat)
        heading = math.atan2(at(x + 1) - at(x), 1)
        root = add_car(car, stage.folder, (x, at(x)), heading, cell=stage.cell or (0.012 if x < 9 else 0.02), cabin=0.8, rolling=0.5)
        headlights(car, root, power, reach=4.0, tail=0.02)
    panels(cars[0], camera, dict(flank=0.8, face=0.8, corner=0.5))
    return (25, 260)


def lounge_at_dusk(stage):
    camera = add_camera((-0.40, 1.45, 1.00), (0.41, 0.22, 0.87), 36, 2.8, (0.1, 0.5, 0.68))
    sets.lounge.lounge(camera, stage.picture("about-hero"))
    return (25, 300)


def seats_at_night(stage):
    camera = add_camera((-0.95, 1.22, 1.00), (0.06, 0.26, 0.705), 30, 1.6, (0.1, 0.45, 0.7))
    sets.cabin.rear_seats(camera, stage.picture("destinations-hero"))
    return (25, 300)


def bar_at_night(stage):
    camera = add_camera((0.42, 1.04, 1.20), (1.56, 0.47, 1.08), 31, 2.8, (1.45, 0.55, 1.0))
    sets.lounge.bar_at_night(camera, stage.picture("resort-brighton"))
    return (25, 300)


def van_in_town(stage):
    car = van()
    car.salt = 0.35
    root = add_car(car, stage.folder, steer=0, cell=stage.cell, cabin=4)
    root.location.z = -0.040
    add_snow(car, root, stage.folder, stage.cell)
    camera = add_camera((17.5, 3.9, 1.35), (3.0, -0.55, 1.85), 60, 2.0, (6.9, 0.6, 1.2))
    sets.town.street(camera, stage.picture("resort-keystone"), [side * 0.853 for side in (1, -1)], car.hubs[0][0])
    sets.town.exhaust((7.7, -0.55, 0.32))
    area((24, 5, 6), (6.9, 0, 1.2), (5, 3), 500, (0.80, 0.87, 1.0)).visible_glossy = False
    panel((28, -7, 3.2), (6.7, 0, 1.3), (22, 9), 0.3, (0.80, 0.84, 1.0), soft=1.5)
    headlights(car, root, 10)
    for y in (-0.92, 0.92):
        area((7.1, y, 1.1), (8.4, y, 0), (0.06, 0.4), 0.9, (1, 0.05, 0.025)).visible_glossy = False
    return (25, 160)


PICTURES = {
    "contact-hero": Picture(suv_at_cabin, (1600, 900), samples=32),
    "vehicle-sedan": Picture(sedan_on_road, least=24, noise=0.12),
    "vehicle-suv": Picture(suv_at_lodge, least=16, noise=0.12),
    "vehicle-van": Picture(van_at_airport, samples=24, noise=0.2),
    "vehicle-sprinter-limousine": Picture(limousine_on_pass, samples=64, noise=0.16),
    "vehicle-suv-limousine": Picture(limousine_in_town, samples=24, least=8, noise=0.3),
    "vehicle-lounge": Picture(lounge_at_dusk, (960, 640), samples=128, noise=0.08),
    "detail-lamp": Picture(lamp_in_snow, (960, 640), samples=64, noise=0.16),
    "detail-hand": Picture(hand_on_handle, (960, 640), samples=128, least=32, noise=0.06),
    "detail-chain": Picture(chain_in_snow, (960, 640), samples=64, noise=0.16),
    "detail-plow": Picture(plow_on_road, (960, 640), samples=64, noise=0.16),
    "cabin-sedan": Picture(seats_at_night, (960, 640), samples=192, noise=0.06),
    "cabin-bar": Picture(bar_at_night, (960, 640), samples=128, noise=0.08),
    "town-van": Picture(van_in_town, (960, 640), samples=64, noise=0.16),
    "gallery-airport": Picture(sedan_at_airport, samples=64, noise=0.2),
    "gallery-lodge": Picture(door_at_lodge, (1600, 1066), least=24, noise=0.1),
    "gallery-skis": Picture(skis_on_suv, (1600, 1066), samples=64),
    "gallery-convoy": Picture(convoy_on_road, samples=40, least=12, noise=0.2),
}
