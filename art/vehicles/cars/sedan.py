"""The sedan: three boxes, long and low."""

import numpy as np

from cars.body import Body, deck_crease, front_pocket, side_hollow
from cars.car import Car, Sheet
from cars.fittings import (
    add_arches,
    add_handles,
    add_headlamps,
    add_interior,
    add_mirrors,
    add_seats,
)
from cars.wheel import wheel
from geometry.curves import Curve, both, circle, closed, line, rounded, straight
from geometry.project import front_blades, front_patch, front_strip, on_rear
from geometry.project import rear_patch, rear_strip, side_strip
from geometry.solids import box, mirrored, superellipsoid

LENGTH = 5.27
FRONT, REAR, HUB, ARCH = 0.885, 4.105, 0.392, 0.396
# fmt: off
GRILLE = rounded([(0, .752), (.335, .742), (.375, .700), (.345, .405), (.300, .372), (0, .368)], [0, .03, .04, .05, .04, 0])
LAMP = rounded([(.455, .712), (.62, .732), (.78, .748), (.905, .752), (.890, .700), (.80, .672), (.64, .652), (.50, .655)], [.02, .2, .2, .015, .03, .1, .1, .03])
INTAKE = rounded([(0, .288), (.50, .290), (.56, .262), (.54, .222), (0, .216)], [0, .02, .02, .03, 0])
DUCT = rounded([(.640, .445), (.800, .425), (.822, .35), (.76, .270), (.640, .262)], [.03, .03, .04, .04, .04])
WINDOWS = closed([(1.80, .958), (1.72, .955), (1.86, 1.025), (2.12, 1.185), (2.34, 1.300), (2.62, 1.378), (3.0, 1.402), (3.40, 1.390), (3.78, 1.335), (4.08, 1.235), (4.36, 1.085), (4.44, 1.018), (4.36, 1.000), (4.1, .996), (3.4, .984), (2.7, .972), (2.2, .964)])
SCREEN = rounded([(1.50, 0), (1.525, .30), (1.60, .58), (1.655, .715), (2.405, .548), (2.335, .36), (2.29, 0)], [0, .1, .2, .06, .06, .2, 0])
BACK = rounded([(4.00, 0), (3.985, .3), (3.92, .50), (4.44, .625), (4.60, .38), (4.645, 0)], [0, .1, .06, .06, .2, 0])
TAIL = rounded([(0, .955), (.60, .957), (.93, .950), (.925, .865), (.80, .862), (0, .872)], [0, 0, .01, .02, .02, 0])


def _body():
    return Body(
        length=LENGTH,
        plan=Curve((-.3, .80), (0, .88), (.3, .928), (.7, .950), (1.2, .952), (2.0, .944), (2.8, .942), (3.5, .948), (4.1, .957), (4.6, .945), (5.0, .905), (5.4, .84)),
        shoulder=Curve((-.3, .69), (.2, .715), (.8, .765), (1.6, .800), (2.6, .818), (3.6, .838), (4.4, .865), (5.0, .885), (5.5, .89)),
        sill=Curve((0, .30), (.10, .17), (.16, .085), (.20, .035), (.235, 0), (.27, -.018), (.32, -.016), (.38, -.002), (.46, .002), (.6, 0), (1, 0), (2, 0)),
        deck=Curve((-.3, .70), (0, .775), (.14, .835), (.45, .898), (.95, .955), (1.5, .998), (2.2, 1.02), (3.2, 1.03), (4.2, 1.065), (4.7, 1.085), (5.05, 1.082), (5.25, 1.075), (5.5, 1.06)),
        nose=Curve((-.2, .35), (.10, .20), (.17, .09), (.24, .035), (.34, .008), (.48, 0), (.60, .006), (.70, .022), (.78, .05), (.86, .11), (1.0, .25), (1.7, .9)),
        tail=Curve((-.2, .5), (.12, .26), (.20, .14), (.28, .06), (.38, .02), (.50, 0), (.64, .010), (.78, .035), (.90, .062), (.98, .052), (1.05, .03), (1.12, .02), (1.7, 0)),
        bottom=Curve((-.3, .17), (.3, .16), (1.3, .165), (4.2, .165), (4.9, .19), (5.5, .24)),
        roof=Curve((.9, .60), (1.2, .80), (1.50, .975), (1.88, 1.195), (2.14, 1.335), (2.36, 1.425), (2.62, 1.468), (3.0, 1.485), (3.4, 1.475), (3.75, 1.440), (4.06, 1.375), (4.40, 1.255), (4.75, 1.11), (5.05, .96), (5.2, .6), (5.25, .2)),
        cabin=Curve((.8, .70), (1.5, .790), (1.9, .838), (2.5, .862), (3.2, .864), (3.8, .850), (4.3, .815), (4.8, .755), (5.4, .66)),
        flares=((.88, .55, .014, .42, .30), (4.10, .66, .020, .55, .28)),
        reliefs=(
            side_hollow((1.32, 3.72), Curve((1, .40), (2, .405), (3, .43), (4, .47)), .085, .014),
            front_pocket((.735, .352), (.105, .098), .040),
            front_pocket((0, .252), (.60, .062), .026, .02),
            front_pocket((0, .330), (.88, .010), .007, .006),
            deck_crease(Curve((0, .36), (.8, .50), (1.6, .60)), (.10, 1.55), .007),
        ),
    )


def _sheets():
    pillars = [[(2.955, .9), (3.045, .9), (3.030, 1.5), (2.945, 1.5)], [(3.985, .9), (4.02, .9), (3.90, 1.5), (3.86, 1.5)], [(2.02, .9), (2.045, .9), (2.045, 1.3), (2.02, 1.3)]]
    lines = [
        line((1.66, .952), (1.62, .90), (1.575, .75), (1.555, .55), (1.55, .35), (1.56, .20)),
        line((2.99, .97), (3.0, .8), (3.0, .5), (3.0, .30), (3.005, .20)),
        line((4.06, .99), (4.02, .93), (3.96, .86), (3.84, .78), (3.72, .69), (3.66, .58), (3.63, .43), (3.62, .285)),
        line((1.56, .292), (2.4, .290), (3.62, .290)),
        line((.33, .70), (.42, .625), (.535, .575)),
        line((4.52, .60), (4.70, .62), (4.92, .64), (5.2, .66)),
        line((4.78, 1.02), (4.86, .93), (4.98, .84), (5.2, .80)),
    ]
    hood = line((.19, .42), (.30, .66), (.6, .745), (1.1, .775), (1.5, .765))
    cowl = [(1.42, -.1), (1.45, .4), (1.52, .70), (1.67, .73), (1.60, .5), (1.52, -.1)]
    sunroof = rounded([(2.44, -.2), (2.50, .46), (3.72, .46), (3.80, -.2)], [0, .08, .08, 0])
    trunk = line((4.70, 0), (4.68, .4), (4.60, .64), (4.78, .72), (5.0, .73), (5.3, .72))
    plate = rounded([(0, .74), (.27, .74), (.29, .60), (0, .60)], [0, .02, .02, 0])
    valance = rounded([(0, .36), (.62, .36), (.74, .30), (.66, .12), (0, .12)], [0, .03, .04, .04, 0])
    bumper = line((0, .80), (.25, .795), (.42, .775), (.455, .74))
    wheels = [circle((x, ARCH), .402) for x in (FRONT, REAR)]
    return {
        "side": Sheet(glass=[WINDOWS], trim=[WINDOWS], over=pillars, lines=lines, cut=wheels),
        "top": Sheet(glass=[SCREEN, BACK], trim=[cowl, sunroof], lines=[hood, trunk, line((1.42, 0), (1.44, .4), (1.50, .765))]),
        "front": Sheet(trim=[DUCT], lines=[bumper], cut=[GRILLE, INTAKE], lens=[LAMP]),
        "rear": Sheet(trim=[valance, plate], lines=[straight((0, .80), (.70, .81), (.735, .865)), line((0, .50), (.5, .50), (.9, .52))], red=[TAIL]),
    }


def _front(car):
    body = car.body
    car.add("chrome", front_strip(body, both(GRILLE), .020, .012, loop=True, lift=.004))
    blades = []
    for y in np.linspace(-.326, .326, 27):
        low = .374 if abs(y) < .30 else .41 + (abs(y) - .30) * .4
        z = np.linspace(low, .748 - .06 * abs(y), 24)
        blades.append(np.stack([np.full(24, y), z], 1))
    section = [(-.0026, .006), (.0026, .006), (.0036, -.03), (-.0036, -.03)]
    car.add("chrome", *front_blades(body, blades, section, -.006), smooth=False)
    car.add("void", front_patch(body, (-.40, .40), (.35, .77), -.075), front_patch(body, (-.60, .60), (.19, .30), -.09))
    for z in (.240, .266):
        car.add("gloss", front_strip(body, straight((-.54, z), (.54, z)), .008, .006, -.02))
    for z in (.31, .345, .38):
        car.add("gloss", mirrored(*front_strip(body, straight((.655, z), (.80, z + .004)), .010, .010, lift=.004)))
    car.add("satin", mirrored(*front_strip(body, line((0, .196), (.40, .198), (.62, .215), (.80, .245), (.86, .262)), .014, .008, lift=.001)))
    strips = [(line((.47, .702), (.62, .722), (.78, .736), (.885, .741)), .0075), (line((.885, .735), (.880, .715), (.85, .697), (.80, .686)), .0065)]
    add_headlamps(car, (.44, .92), (.63, .77), strips, [(y, .690 + .06 * (y - .6)) for y in (.555, .635, .715)])


def _rear(car):
    body = car.body
    car.add("lamp", rear_patch(body, (-.95, .95), (.855, .962), -.05, 80))
    car.add("tail", rear_strip(body, straight((-.915, .935), (.915, .935)), .010, .005, -.012))
    for y in (.60, .69, .78):
        car.add("tail", mirrored(*rear_strip(body, straight((y, .885), (y + .07, .885)), .012, .005, -.018)))
    car.add("chrome", rear_strip(body, straight((-.90, .868), (.90, .868)), .012, .006, lift=.001))
    (p,) = on_rear(body, [(0, .67)])
    car.add("plate", box((p[0] - .05, -.26, .612), (p[0] - .004, .26, .727)), smooth=False)
    car.add("chrome", rear_strip(body, line((-.84, .425), (-.5, .402), (0, .396), (.5, .402), (.84, .425)), .013, .007, lift=.001))


def sedan():
    car = Car(
        name="sedan", source=__file__, body=_body(), high=(LENGTH + .1, 1.02, 1.56), cell=.010, drop=.03, sheets=_sheets(),
        wheel=wheel(.368, .276, .255, "multi", 20), hubs=[(FRONT, .945, HUB), (REAR, .955, HUB)],
        head=[(.12, .62, .70), (.12, -.62, .70)], tail=[(LENGTH - .06, .45, .92), (LENGTH - .06, -.45, .92)],
        cabin_lights=[((3.1, 0, 1.36), (1.6, .5), 3.0)],
    )
    body = car.body
    car.add("chrome", mirrored(*side_strip(body, WINDOWS, .017, .006, loop=True, lift=.001)))
    car.add("satin", mirrored(*side_strip(body, line((1.42, .262), (2.5, .258), (3.55, .262)), .016, .007)))
    add_handles(car, [(2.74, .868), (3.76, .885)], (.115, .014, .0125))
    add_arches(car, .402)
    add_mirrors(car, (1.93, .985, 1.03))
    _front(car)
    _rear(car)
    add_seats(car, (2.35, 3.55), .38, .52)
    add_interior(car, (1.5, 4.5), .34, .80, ((1.86, 0, .84), (.22, .70, .12)))
    car.add("leather", box((4.15, -.74, .3), (4.25, .74, .98)), smooth=False)
    car.add("matte", superellipsoid((2.10, .38, .90), (.015, .17, .17), .4, 1.0, 14))
    return car
