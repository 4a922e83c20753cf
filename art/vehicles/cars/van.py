"""The high-roof van, and the limousine on the same body."""

import numpy as np

from cars.body import Body, deck_crease, front_pocket, side_hollow
from cars.car import Car, Sheet, wheel
from cars.fittings import (
    add_arches,
    add_handles,
    add_headlamps,
    add_interior,
    add_mirrors,
    add_seats,
)
from geometry.curves import Curve, both, circle, line, rounded, straight
from geometry.project import (
    front_blades,
    front_patch,
    front_strip,
    on_rear,
    rear_patch,
    rear_strip,
    side_strip,
)
from geometry.solids import box, mirrored, superellipsoid
from studio.mesh import letters

LENGTH = 6.70
FRONT, REAR, HUB, ARCH = 1.02, 4.98, .408, .412
# fmt: off
GRILLE = rounded([(0, .965), (.44, .955), (.50, .905), (.46, .660), (.40, .620), (0, .615)], [0, .03, .05, .06, .05, 0])
LAMP = rounded([(.56, .95), (.74, 1.00), (.90, 1.07), (.945, 1.09), (.935, .93), (.80, .86), (.57, .845)], [.02, .2, .1, .02, .06, .1, .03])
INTAKE = rounded([(0, .50), (.60, .50), (.66, .45), (.60, .365), (0, .36)], [0, .03, .03, .04, 0])
FOG = rounded([(.745, .60), (.885, .60), (.885, .40), (.80, .36), (.745, .39)], [.03, .04, .05, .05, .03])
SCREEN = rounded([(0, 2.10), (.44, 2.09), (.67, 2.035), (.80, 1.72), (.905, 1.345), (.45, 1.275), (0, 1.265)], [0, .1, .07, .4, .06, .2, 0])
DOOR = rounded([(1.28, 1.335), (1.62, 1.68), (1.93, 1.965), (2.30, 2.01), (2.30, 1.27), (1.40, 1.27)], [.03, .2, .16, .06, .06, .06])
WINDOWS = [
    rounded([(2.42, 2.015), (3.36, 2.02), (3.36, 1.30), (2.42, 1.30)], [.06, .05, .05, .06]),
    rounded([(3.48, 2.02), (4.86, 2.02), (4.86, 1.31), (3.48, 1.305)], [.05, .05, .05, .05]),
    rounded([(4.98, 2.02), (6.24, 2.00), (6.36, 1.32), (4.98, 1.31)], [.05, .12, .14, .05]),
]
TAIL = rounded([(.86, 1.42), (.985, 1.42), (.985, .88), (.88, .88)], [.02, .01, .01, .02])
REAR_WINDOW = rounded([(.06, 1.98), (.72, 1.96), (.78, 1.36), (.06, 1.36)], [.05, .08, .08, .05])


def _body():
    return Body(
        length=LENGTH, cabin_base=1.30, tumblehome=(.085, .05), crown=.06, lean=.10, crease=.03, shoulder_edge=.10, front_edge=.16, rear_edge=.10,
        nose_bow=(.10, .20), tail_bow=(.03, .05), roof_crown=.045, screen_bow=(.26, 0), cabin_middle=2.4, rail_edge=.12, join_edge=.06,
        dome=(.016, .006), dome_range=(.22, 1.0), dome_width=(.46, .80), roof_scale=.8, tailgate_bow=(.03, .05), tailgate_edge=.14,
        plan=Curve((-.3, .86), (0, .915), (.3, .955), (.8, .985), (1.4, .992), (2.2, .990), (4.0, .990), (5.4, .990), (6.2, .982), (6.9, .965)),
        shoulder=Curve((-.3, .93), (.3, .95), (1.0, 1.02), (2.0, 1.09), (3.2, 1.11), (5.0, 1.12), (7, 1.12)),
        sill=Curve((0, .30), (.12, .18), (.19, .09), (.24, .035), (.29, 0), (.33, -.014), (.39, -.012), (.46, -.002), (.56, .002), (.8, 0), (1.2, 0), (4, 0)),
        deck=Curve((-.3, .92), (0, .985), (.14, 1.035), (.40, 1.11), (.75, 1.20), (1.1, 1.27), (1.6, 1.33), (2.4, 1.36), (7, 1.36)),
        nose=Curve((-.2, .42), (.12, .22), (.20, .10), (.28, .04), (.40, .008), (.55, 0), (.72, .008), (.84, .025), (.93, .06), (1.02, .12), (1.12, .24), (1.3, .5), (4, 3)),
        tail=Curve((-.2, .4), (.16, .2), (.25, .10), (.34, .04), (.44, .01), (.56, 0), (.80, .01), (1.2, .02), (1.6, .03), (4, .1)),
        bottom=Curve((-.3, .21), (.3, .20), (1.4, .21), (5.2, .21), (6.2, .25), (7, .28)),
        roof=Curve((.2, .80), (.55, 1.05), (.86, 1.25), (1.14, 1.49), (1.42, 1.745), (1.70, 1.975), (1.98, 2.155), (2.35, 2.29), (2.9, 2.365), (3.8, 2.395), (5.2, 2.385), (6.3, 2.35), (7.2, 2.30)),
        tailgate=Curve((.5, LENGTH - .02), (1.3, LENGTH - .03), (2.0, LENGTH - .06), (2.4, LENGTH - .11), (2.7, LENGTH - .18), (3.2, LENGTH - .30)),
        cabin=Curve((.2, .80), (.8, .915), (1.3, .962), (2.0, .978), (3.0, .980), (5.0, .980), (6.2, .975), (7, .955)),
        flares=((FRONT, .50, .018, .42, .30), (REAR, .50, .018, .42, .30)),
        reliefs=(
            side_hollow((1.5, 6.3), Curve((1, .74), (4, .76), (7, .76)), .15, .010),
            front_pocket((.815, .485), (.090, .135), .030),
            front_pocket((0, .430), (.70, .092), .028, .02),
            deck_crease(Curve((0, .46), (.8, .58)), (.15, 1.0), .008),
        ),
    )


def _sheets():
    lines = [
        line((1.10, 1.30), (1.20, 1.10), (1.30, .85), (1.36, .60), (1.40, .30)), straight((2.36, 2.06), (2.36, .30)),
        straight((2.36, 2.06), (3.42, 2.06), (3.42, .30)), straight((2.36, 1.16), (6.5, 1.16)),
        line((1.17, 1.32), (1.56, 1.72), (1.90, 2.02), (2.06, 2.06), (2.36, 2.06)), straight((1.40, .36), (4.5, .36)),
        line((.30, .92), (.42, .80), (.60, .66)), straight((6.40, .62), (6.40, 2.18)),
    ]
    wheels = [circle((x, ARCH), .432) for x in (FRONT, REAR)]
    hood = line((0, 1.04), (.3, 1.035), (.50, 1.0), (.56, .955))
    return {
        "side": Sheet(glass=[DOOR, *WINDOWS], trim=[DOOR, *WINDOWS], lines=lines, cut=wheels),
        "front": Sheet(glass=[SCREEN], trim=[SCREEN, FOG], lines=[hood, line((.945, 1.09), (.93, 1.18), (.88, 1.28))], cut=[GRILLE, INTAKE], lens=[LAMP]),
        "rear": Sheet(glass=[REAR_WINDOW], trim=[REAR_WINDOW], lines=[straight((.004, .5), (.004, 2.18))], red=[TAIL]),
    }


def _front(car):
    body = car.body
    car.add("chrome", front_strip(body, both(GRILLE), .024, .012, loop=True, lift=.004))
    y = np.linspace(-.455, .455, 50)
    bars = [np.stack([y, np.full(50, z)], 1) for z in np.linspace(.668, .912, 5)]
    car.add("chrome", *front_blades(body, bars, [(-.008, .010), (.008, .010), (.012, -.04), (-.012, -.04)], -.010), smooth=False)
    car.add("satin", front_strip(body, both(SCREEN), .014, .008, loop=True, lift=.002))
    car.add("void", front_patch(body, (-.54, .54), (.59, .99), -.09), front_patch(body, (-.70, .70), (.33, .52), -.09))
    car.add("gloss", *[front_strip(body, straight((-.60, z), (.60, z)), .012, .008, -.02) for z in (.405, .455)])
    car.add("satin", front_strip(body, line((-.82, .335), (-.5, .300), (0, .292), (.5, .300), (.82, .335)), .022, .010, lift=.001))
    car.add("led-soft", mirrored(*front_strip(body, straight((.80, .565), (.85, .565)), .012, .006, lift=.002)))
    strips = [(line((.575, .935), (.74, .985), (.92, 1.07)), .010), (line((.58, .862), (.79, .876), (.915, .94), (.925, 1.04)), .007)]
    add_headlamps(car, (.54, .965), (.82, 1.12), strips, [(y, .91 + .32 * (y - .66)) for y in (.66, .76, .85)], (.034, .024))


def _sides(car, limousine):
    body = car.body
    car.add("chrome", mirrored(*side_strip(body, line((2.2, 1.262), (4, 1.272), (6.40, 1.275)), .016, .006)))
    car.add("satin", mirrored(*side_strip(body, line((1.46, .325), (3, .322), (4.54, .325)), .018, .008)))
    car.add("gloss", mirrored(*side_strip(body, straight((3.42, 1.225), (6.30, 1.225)), .020, .008)))
    if limousine:
        car.add("led-soft", mirrored(*side_strip(body, straight((1.48, .290), (4.52, .290)), .008, .005)))
    add_handles(car, [(2.22, 1.10), (2.52, 1.10)], (.10, .018, .016))
    car.add("lamp", mirrored(*rear_patch(body, (.84, 1.0), (.86, 1.44), -.05, 40)))
    car.add("tail", mirrored(*rear_strip(body, straight((.925, 1.40), (.925, .90)), .018, .006, level=-.012)))
    car.add("satin", rear_strip(body, straight((-.42, 1.02), (.42, 1.02)), .020, .012, lift=.004))
    car.add("gloss", mirrored(*rear_strip(body, straight((.05, .62), (.80, .62)), .030, .010, lift=.004)))
    for z in (.72, 1.25, 1.78):
        (p,) = on_rear(body, [(.80, z)])
        car.add("gloss", mirrored(*superellipsoid(p, (.022, .030, .050), .4, .4, 12)))
    (p,) = on_rear(body, [(-.07, 1.12)])
    car.add("satin", superellipsoid(p, (.016, .014, .10), .4, .4, 12))
    blade = rear_strip(body, straight((.14, 1.44), (.62, 1.50)), .012, .010, lift=.012)
    car.add("matte", blade, rear_strip(body, straight((.16, 1.35), (.36, 1.47)), .014, .012, lift=.016))
    car.add("tail", rear_strip(body, straight((-.20, 2.08), (.20, 2.08)), .012, .006, lift=.002))
    (p,) = on_rear(body, [(0, .86)])
    car.add("pale-plate", box((p[0] - .01, -.26, .79), (p[0] + .014, .26, .925)), smooth=False)
    v, q = letters("FRN 270", .115)
    car.add("coat", (np.stack([p[0] + .015 + v[:, 2], v[:, 0], .857 + v[:, 1]], 1), q), smooth=False)


def van(limousine=False):
    """The van with rows of seats; the limousine has more chrome and fewer, wider seats."""
    car = Car(
        name="sprinter-limousine" if limousine else "van", source=__file__, body=_body(), high=(LENGTH + .1, 1.06, 2.50), cell=.013, drop=.03, sheets=_sheets(),
        wheel=wheel(.384, .290, .245, "twin" if limousine else "multi", 9 if limousine else 18), hubs=[(FRONT, .975, HUB), (REAR, .975, HUB)],
        head=[(.14, .75, .92), (.14, -.75, .92)], tail=[(LENGTH - .04, .92, 1.15), (LENGTH - .04, -.92, 1.15)],
        cabin_lights=[((4.1, 0, 2.20), (3.6, .35), 32.0 if limousine else 36.0), ((2.2, 0, 2.1), (.2, .8), 3.0)], front_reach=2.30, side_from=.80, tint=.30 if limousine else .34, privacy=2.2,
    )
    _front(car)
    _sides(car, limousine)
    add_arches(car, .432, .15, .012)
    add_mirrors(car, (1.42, 1.10, 1.47), (.075, .11, .14))
    add_seats(car, (1.75, 2.85, 4.2, 5.55) if limousine else (1.75, 2.75, 3.65, 4.55, 5.45), .50, .98)
    add_interior(car, (1.0, LENGTH - .3), .54, .88, ((1.28, 0, 1.22), (.26, .80, .15)))
    car.add("leather", box((LENGTH - .45, -.85, .6), (LENGTH - .38, .85, 1.32)), smooth=False)
    if limousine:
        walls = box((2.3, -.88, .54), (6.2, -.86, 2.06)), box((6.2, -.86, .54), (6.22, .86, 2.06)), box((2.26, -.84, .54), (2.28, .84, 2.06))
        car.add("suede", *walls, smooth=False)
        car.add("bulb-soft", box((2.3, -.86, 1.985), (6.2, -.852, 1.995)), box((6.192, -.86, 1.985), (6.2, .86, 1.995)), smooth=False)
        car.add("bulb", *[box((2.5, y - .008, 2.18), (6.1, y + .008, 2.195)) for y in (-.55, .55)], smooth=False)
    return car
