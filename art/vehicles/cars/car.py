"""What a vehicle consists of."""

from dataclasses import dataclass, field

from cars.body import Body


@dataclass
class Sheet:
    """Drawings that are projected on to the body: closed outlines, and lines with their widths."""

    glass: list = field(default_factory=list)
    trim: list = field(default_factory=list)
    over: list = field(default_factory=list)
    lines: list = field(default_factory=list)
    cut: list = field(default_factory=list)
    lens: list = field(default_factory=list)
    red: list = field(default_factory=list)


@dataclass
class Car:
    """A body, its drawings by plane (side, front, rear, top) and the solid parts on it."""

    name: str
    source: str
    body: Body
    high: tuple
    cell: float
    drop: float
    sheets: dict
    wheel: list
    hubs: list
    head: list
    tail: list
    cabin_lights: list
    front_reach: float = 0.92
    side_from: float = 0.0
    tint: float = 0.30
    door: object = None
    parts: list = field(default_factory=list)

    def add(self, material, *meshes, smooth=True):
        self.parts += [(mesh, material, smooth) for mesh in meshes]

    @property
    def length(self):
        return self.body.length

    @property
    def height(self):
        return self.high[2] - 0.1 - self.drop
