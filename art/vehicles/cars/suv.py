"""The full-size SUV, and its stretched sister."""

import numpy as np

from cars.body import Body, deck_crease, front_pocket, side_hollow
from cars.car import Car, Sheet, add_rack, rail, wheel
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
from geometry.solids import box, mirrored

LENGTH, SEAM = 5.42, 2.95
FRONT, REAR, HUB, ARCH = .95, 4.22, .428, .432
# fmt: off
GRILLE = rounded([(0, 1.000), (.46, .992), (.52, .945), (.50, .600), (.44, .545), (0, .540)], [0, .03, .05, .07, .06, 0])
LAMP = rounded([(.575, .950), (.75, .965), (.93, .985), (.965, .985), (.955, .905), (.80, .885), (.58, .878)], [.02, .2, .1, .015, .04, .1, .02])
BLADE = rounded([(.735, .755), (.885, .755), (.885, .43), (.80, .38), (.735, .42)], [.03, .05, .06, .05, .03])
INTAKE = rounded([(0, .455), (.58, .455), (.62, .41), (.56, .345), (0, .34)], [0, .03, .03, .04, 0])
TAIL = rounded([(.70, 1.28), (.98, 1.28), (.98, .86), (.86, .86), (.80, 1.10), (.70, 1.10)], [.01, .01, .01, .03, .08, .02])


class Stretch:
    """Moves what lies behind the front seats rearwards."""

    def __init__(self, meters):
        self.meters = meters

    def x(self, x):
        return x + (self.meters if x > SEAM else 0)

    def points(self, *points):
        return [(self.x(x), z) for x, z in points]

    def curve(self, *points):
        return Curve(*self.points(*points))


def _body(s):
    length, c = LENGTH + s.meters, s.curve
    return Body(
        length=length, cabin_base=1.20, tumblehome=(.30, .10), crown=.075, lean=.20, crease=.025, shoulder_edge=.09, front_edge=.13, rear_edge=.12,
        nose_bow=(.07, .13), tail_bow=(.05, .10), roof_crown=.07, screen_bow=(.24, 0), cabin_middle=2.6, rail_edge=.10, join_edge=.045,
        dome=(.014, .012), dome_range=(.22, 1.5), dome_width=(.46, .80),
        plan=c((-.3, .90), (0, .945), (.3, .975), (.8, .995), (1.4, .998), (2.2, .992), (3.0, .992), (3.8, .996), (4.4, 1.0), (4.9, .985), (5.2, .96), (5.6, .93)),
        shoulder=c((-.3, .93), (.3, .945), (1.0, .975), (2.0, 1.0), (3.2, 1.02), (4.2, 1.045), (5.0, 1.065), (5.7, 1.07)),
        sill=Curve((0, .32), (.14, .20), (.22, .10), (.275, .04), (.32, 0), (.36, -.020), (.42, -.018), (.49, -.002), (.58, .002), (.8, 0), (1.2, 0), (3, 0)),
        deck=c((-.3, .98), (0, 1.03), (.14, 1.065), (.45, 1.105), (.95, 1.15), (1.5, 1.195), (2.2, 1.235), (3.2, 1.245), (4.4, 1.26), (5.7, 1.27)),
        nose=Curve((-.2, .45), (.14, .24), (.22, .11), (.30, .045), (.42, .008), (.60, 0), (.78, .002), (.90, .012), (.98, .03), (1.05, .07), (1.14, .17), (1.3, .4), (2.6, 1.9)),
        tail=Curve((-.2, .5), (.18, .26), (.27, .13), (.36, .05), (.46, .01), (.58, 0), (.80, .012), (1.0, .03), (1.15, .045), (1.3, .07), (3, .3)),
        bottom=c((-.3, .24), (.3, .22), (1.4, .235), (4.2, .235), (5.0, .26), (5.7, .31)),
        roof=c((.8, .70), (1.15, .97), (1.42, 1.15), (1.74, 1.39), (2.0, 1.585), (2.18, 1.700), (2.40, 1.775), (2.75, 1.815), (3.2, 1.832), (3.9, 1.832), (4.6, 1.818), (5.1, 1.795), (5.35, 1.775), (6, 1.72)),
        tailgate=Curve((.5, length - .06), (1.1, length - .06), (1.3, length - .085), (1.5, length - .15), (1.7, length - .25), (1.78, length - .28), (1.84, length - .29), (2.2, length - .40)),
        cabin=c((.8, .80), (1.4, .895), (1.9, .930), (2.6, .940), (3.4, .940), (4.2, .938), (4.9, .925), (5.5, .89)),
        flares=((FRONT, .62, .022, .46, .34), (REAR + s.meters, .66, .024, .50, .34)),
        reliefs=(
            side_hollow((1.45, 3.78 + s.meters), Curve((1, .50), (3, .52), (8, .54)), .10, .015),
            front_pocket((.81, .575), (.095, .200), .030),
            front_pocket((0, .400), (.66, .088), .028, .02),
            front_pocket((0, .515), (.92, .008), .008, .006),
            deck_crease(Curve((0, .46), (.8, .56), (1.6, .66)), (.12, 1.45), .009),
        ),
    )


def _sheets(s):
    windows = _windows(s)

    def bar(x, width, lean=-.05):
        return [(s.x(x) - width / 2, 1.1), (s.x(x) + width / 2, 1.1), (s.x(x) + width / 2 + lean, 1.8), (s.x(x) - width / 2 + lean, 1.8)]

    pillars = [bar(2.93, .10), bar(3.98, .09), bar(4.40, .05, -.03)]
    lines = [
        line((1.62, 1.19), (1.60, 1.05), (1.575, .80), (1.57, .55), (1.575, .30)), line((2.94, 1.2), (2.95, .9), (2.95, .6), (2.955, .30)),
        line(*s.points((4.02, 1.23), (4.0, 1.05), (3.93, .96), (3.81, .90), (3.72, .78), (3.685, .63), (3.67, .36))),
        line(*s.points((1.575, .375), (2.5, .375), (3.67, .375))), line((.42, .94), (.50, .82), (.555, .70)), line(*s.points((4.72, .74), (4.95, .78), (5.3, .80))),
    ]
    if s.meters:
        pillars += [[(2.93 + s.meters * f + d, z) for d, z in ((-.04, 1.1), (.04, 1.1), (.04, 1.8), (-.04, 1.8))] for f in (.36, .72)]
        lines.append(line((s.x(2.96) - .01, 1.2), (s.x(2.96), .9), (s.x(2.96), .6), (s.x(2.96), .30)))
    screen = rounded([(1.43, 0), (1.45, .35), (1.51, .66), (1.55, .79), (2.24, .655), (2.18, .40), (2.15, 0)], [0, .1, .2, .06, .06, .2, 0])
    sunroof = rounded([(2.40, -.2), (2.44, .56), (s.x(4.5), .56), (s.x(4.56), -.2)], [0, .08, .08, 0])
    cowl = [(1.33, -.1), (1.36, .5), (1.42, .80), (1.58, .82), (1.5, .5), (1.45, -.1)]
    rear = rounded([(0, 1.70), (.60, 1.68), (.74, 1.38), (.70, 1.34), (0, 1.33)], [0, .08, .06, .04, 0])
    valance = rounded([(0, .50), (.70, .50), (.80, .44), (.74, .20), (0, .20)], [0, .03, .04, .04, 0])
    wheels = [circle((x, ARCH), .450) for x in (FRONT, REAR + s.meters)]
    return {
        "side": Sheet(glass=[windows], trim=[windows], over=pillars, lines=lines, cut=wheels),
        "top": Sheet(glass=[screen], trim=[cowl, sunroof], lines=[line((.20, .50), (.32, .74), (.6, .82), (1.1, .845), (1.42, .835)), line((1.32, 0), (1.35, .5), (1.40, .83))]),
        "front": Sheet(trim=[BLADE], lines=[line((0, 1.055), (.3, 1.05), (.52, 1.02), (.575, .955))], cut=[GRILLE, INTAKE], lens=[LAMP]),
        "rear": Sheet(glass=[rear], trim=[valance, rear, [(0, 1.27), (.75, 1.27), (.75, 1.11), (0, 1.11)]], lines=[straight((0, .66), (.78, .68), (.80, .86)), straight((.80, 1.28), (.78, 1.6), (.64, 1.79))], red=[TAIL]),
    }


def _windows(s):
    points = s.points((1.66, 1.192), (2.22, 1.628), (2.42, 1.690), (2.9, 1.712), (3.9, 1.712), (4.6, 1.698), (4.90, 1.680), (5.08, 1.30), (5.04, 1.245), (4.4, 1.238), (3.2, 1.218), (2.2, 1.200))
    return rounded(points, [.03, .35, .35, .6, .6, .6, .10, .08, .06, 1, 1, 1])


def _front(car):
    body = car.body
    car.add("chrome", front_strip(body, both(GRILLE), .028, .014, loop=True, lift=.004))
    y = np.linspace(-.485, .485, 50)
    bars = [np.stack([y * (1 if z > .62 else .955), np.full(50, z)], 1) for z in np.linspace(.590, .955, 6)]
    car.add("chrome", *front_blades(body, bars, [(-.008, .010), (.008, .010), (.012, -.04), (-.012, -.04)], -.010), smooth=False)
    z = np.linspace(.56, .985, 12)
    ribs = [np.stack([np.full(12, y), z], 1) for y in np.linspace(-.46, .46, 30)]
    car.add("gloss", *front_blades(body, ribs, [(-.003, .006), (.003, .006), (.003, -.02), (-.003, -.02)], -.045), smooth=False)
    car.add("void", front_patch(body, (-.56, .56), (.52, 1.01), -.09), front_patch(body, (-.68, .68), (.31, .47), -.09))
    car.add("gloss", *[front_strip(body, straight((-.58, z), (.58, z)), .010, .008, -.02) for z in (.375, .42)])
    car.add("satin", front_strip(body, line((-.80, .350), (-.6, .318), (-.3, .305), (.3, .305), (.6, .318), (.80, .350)), .030, .012, lift=.001))
    car.add("led-soft", mirrored(*front_strip(body, straight((.845, .715), (.848, .545)), .010, .005, lift=.002)))
    strips = [(line((.59, .938), (.75, .952), (.945, .973)), .009), (line((.59, .890), (.80, .897), (.945, .915)), .006)]
    add_headlamps(car, (.55, .985), (.86, 1.0), strips, [(y, .915 + .06 * (y - .7)) for y in (.665, .745, .825)], (.032, .019))


def _rear(car):
    body = car.body
    car.add("lamp", mirrored(*rear_patch(body, (.66, 1.0), (.84, 1.30), -.05)))
    edge = line((.72, 1.250), (.80, 1.248), (.875, 1.240), (.890, 1.20), (.905, 1.05), (.905, .90))
    car.add("tail", mirrored(*rear_strip(body, edge, .014, .006, -.012)), rear_strip(body, straight((-.72, 1.245), (.72, 1.245)), .010, .006, lift=.003))
    (p,) = on_rear(body, [(0, .93)])
    car.add("plate", box((p[0] - .01, -.26, .87), (p[0] + .014, .26, .985)), smooth=False)


def suv(meters=0.0, skis=True):
    """The SUV; meters are added between its doors for the limousine."""
    s = Stretch(meters)
    body = _body(s)
    car = Car(
        name="suv-limousine" if meters else "suv", source=__file__, body=body, high=(body.length + .1, 1.06, 1.92), cell=.012, drop=.03, sheets=_sheets(s),
        wheel=wheel(.405, .302, .285, "twin", 10), hubs=[(FRONT, .985, HUB), (REAR + meters, .988, HUB)],
        head=[(.12, .75, .93), (.12, -.75, .93)], tail=[(body.length - .06, .80, 1.15), (body.length - .06, -.80, 1.15)],
        cabin_lights=[((s.x(3.2), 0, 1.70), (1.8 + meters, .5), 9.0 if meters else 4.0)], privacy=2.9 if meters else Car.privacy,
    )
    car.add("chrome", mirrored(*side_strip(body, _windows(s), .020, .007, loop=True, lift=.001)))
    car.add("satin", mirrored(*side_strip(body, line((1.46, .345), (2.5, .338), (s.x(3.66), .345)), .022, .009)))
    add_handles(car, [(2.68, 1.035), (s.x(3.68), 1.055)], (.12, .016, .0145))
    add_arches(car, .450, .15, .012)
    add_mirrors(car, (1.83, 1.055, 1.275), (.10, .14, .10))
    _front(car)
    _rear(car)
    car.add("satin", *[rail(body, side * .66, 2.42, s.x(4.86)) for side in (1, -1)])
    if skis or meters:
        add_rack(car, (3.6, 4.7) if meters else (2.95, 3.95), skis)
    rows = [2.25, s.x(3.25), s.x(4.15)] + [2.95 + meters * f for f in (.3, .8) if meters]
    add_seats(car, rows, .42, .76)
    add_interior(car, (1.4, body.length - .5), .46, .86, ((1.80, 0, 1.06), (.24, .78, .14)))
    car.add("leather", box((s.x(4.72), -.80, .45), (s.x(4.80), .80, 1.22)), smooth=False)
    return car
