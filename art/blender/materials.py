"""Materials of ground, road, water and trees."""
from blender.nodes import Shader


def far_ground(water):
    g = Shader("far ground")
    surface = g.diffuse(Color=g.attribute("tint", "Color"))
    return g.done(lake(g, surface) if water else surface)


def lake(g, shore):
    position = g.position()
    short = g.multiply(g.noise(g.stretch(position, (0.25, 0.8, 1)), 0.55, 3, 0.5), 0.05)
    wave = g.bump(g.add(short, g.multiply(g.noise(position, 0.02, 3, 0.5), 0.25)), 1.0, 0.5)
    water = g.principled(
        {"Base Color": (0.004, 0.016, 0.032), "Roughness": 0.08, "Specular": 0.5, "IOR": 1.33, "Normal": wave}
    )
    return g.blend(g.step(0.35, 0.65, g.attribute("lake")), shore, water)


def near_ground(road, water):
    """Snow with crust, and grains that catch the light; rock keeps its painted color."""
    g = Shader("near ground")
    position = g.position()
    distance = g.node("CameraData", {}).outputs["View Distance"]
    crust, grain = g.noise(position, 9.0, 4, 0.65), g.noise(position, 60.0, 2, 0.7)
    relief = g.add(g.multiply(crust, 0.03), g.multiply(grain, 0.006))
    normal = g.bump(relief, 1.0, g.multiply(g.step(90.0, 5.0, distance), 0.9))
    surface = g.diffuse(Color=g.attribute("tint", "Color"), Normal=normal)
    cell = g.node("TexVoronoi", {"Vector": position, "Scale": 55.0}, feature="F1")
    chosen = g.step(0.965, 0.985, g.node("SeparateRGB", {0: cell.outputs["Color"]}).outputs[0])
    small = g.step(0.32, 0.10, cell.outputs["Distance"])
    near = g.multiply(g.step(45.0, 8.0, distance), g.attribute("snow"))
    glint = g.multiply(g.multiply(chosen, small), g.multiply(near, 0.5))
    surface = g.blend(glint, surface, g.glossy(Color=(0.9, 0.94, 1), Roughness=0.35, Normal=normal))
    if road:
        surface = asphalt(g, surface, crust)
    return g.done(lake(g, surface) if water else surface)


def asphalt(g, snow, crust):
    """Dark wet tracks, worn lines, packed snow between and beside them."""
    side, arc, edge = g.attribute("side"), g.attribute("arc"), g.attribute("edge")
    away, uv = g.absolute(side), g.combine(side, arc)
    near = lambda at, width: g.step(width, 0.0, g.absolute(g.subtract(away, at)))
    track = g.add(near(0.95, 0.55), near(2.55, 0.55))
    grain, patch = g.noise(uv, 38.0, 3, 0.7), g.noise(g.stretch(uv, (0.5, 0.11, 1)), 1.0, 4, 0.6)
    color = g.mix(patch, (0.010, 0.0105, 0.012), (0.030, 0.030, 0.033))
    color = g.mix(g.multiply(grain, 0.4), color, (0.05, 0.05, 0.053))
    color = g.mix(g.multiply(track, 0.5), color, (0.008, 0.0085, 0.010))
    worn = g.step(0.30, 0.50, g.noise(g.stretch(uv, (6, 1.5, 1)), 1.0, 5, 0.7))
    line = lambda at, half: g.step(half + 0.012, half - 0.012, g.absolute(g.subtract(away, at)))
    color = g.mix(g.multiply(g.multiply(line(3.28, 0.06), worn), 0.85), color, (0.50, 0.51, 0.53))
    color = g.mix(g.multiply(g.multiply(line(0.13, 0.055), worn), 0.9), color, (0.42, 0.24, 0.04))
    dust = g.noise(g.stretch(uv, (1.7, 0.22, 1)), 1.0, 6, 0.68)
    packed = g.add(dust, g.multiply(g.step(1.3, 0.0, edge), 0.42))
    packed = g.add(packed, g.subtract(g.multiply(near(1.75, 0.9), 0.10), g.multiply(track, 0.16)))
    wet = g.step(0.25, 0.75, g.noise(g.stretch(uv, (0.9, 0.10, 1)), 1.0, 4, 0.6))
    rough = g.subtract(0.50, g.add(g.multiply(wet, 0.12), g.multiply(track, 0.12)))
    normal = g.bump(g.multiply(grain, 0.004), 1.0, 0.6)
    road = g.principled({"Base Color": color, "Roughness": rough, "Specular": 0.2, "Normal": normal})
    slush = g.mix(patch, (0.42, 0.44, 0.47), (0.68, 0.71, 0.75))
    slush = g.diffuse(Color=slush, Normal=g.bump(dust, 0.05, 0.8))
    road = g.blend(g.step(0.58, 0.78, packed), road, slush)
    ragged = g.add(edge, g.multiply(g.subtract(crust, 0.5), 0.5))
    return g.blend(g.multiply(g.step(-0.08, 0.06, ragged), g.step(30.0, 20.0, away)), snow, road)


def needles(near):
    """Bark, needles and snow by the vertex's `snow`, each tree a little different."""
    g = Shader("tree")
    snow, lot = g.attribute("snow"), g.node("ObjectInfo", {}).outputs["Random"]
    green = g.mix(lot, (0.016, 0.031, 0.020), (0.036, 0.047, 0.026))
    green = g.mix(g.step(-0.6, 0.4, snow), g.stretch(green, (0.55, 0.6, 0.6)), green)
    color = g.mix(g.step(-0.75, -0.9, snow), green, (0.05, 0.038, 0.03))
    up = g.node("SeparateXYZ", {0: g.node("NewGeometry", {}).outputs["Normal"]}).outputs[2]
    color = g.mix(g.multiply(g.step(0.0, 0.8, g.absolute(up)), 0.10), color, (0.5, 0.54, 0.6))
    if near:
        snow = g.add(snow, g.multiply(g.subtract(g.noise(g.position(), 3.0, 2, 0.6), 0.5), 0.8))
    return g.done(g.diffuse(Color=g.mix(g.step(0.30, 0.75, snow), color, (0.82, 0.86, 0.91))))
