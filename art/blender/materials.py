"""Materials of ground, road, water and trees."""

from blender.shader import Shader


def plain(name, color, rough=0.6, metallic=0.0):
    shader = Shader(name)
    inputs = {"Base Color": color, "Roughness": rough, "Metallic": metallic}
    return shader.done(shader.principled(inputs))


def planks(name, color, width=0.35):
    """Upright boards, each a little lighter or darker than its neighbors."""
    g = Shader(name)
    along = g.vector("CROSS_PRODUCT", g.geometry("True Normal"), (0, 0, 1))
    at = g.multiply(g.node("VectorMath", {0: g.position(), 1: along}, operation="DOT_PRODUCT").outputs["Value"], 1 / width)
    board = g.node("TexWhiteNoise", {"W": g.math("FLOOR", at)}, noise_dimensions="1D").outputs["Value"]
    gap = g.step(0.0, 0.12, g.math("FRACT", at))
    tone = g.multiply(g.add(0.55, g.multiply(board, 1.1)), g.add(0.35, g.multiply(gap, 0.65)))
    return g.done(g.diffuse(Color=g.scale(color, tone)))


def lamp(name, color, strength):
    shader = Shader(name)
    return shader.done(shader.emission(color, strength))


def lit_panes(name, color, light):
    shader = Shader(name)
    return shader.done(shader.emission(color, shader.attribute(light)))


def transparent(name, light):
    shader = Shader(name)
    return shader.done(shader.node("BsdfTransparent", {"Color": shader.attribute(light, "Color")}).outputs[0])


def far_ground(water, ruffled, drifts):
    """Snow and rock in their painted color, both with relief below the mesh's fineness."""
    g = Shader("far ground")
    position = g.position()
    rock = g.step(0.75, 0.25, g.attribute("snow"))
    broken = g.multiply(g.multiply(g.noise(position, 0.03, 8, 0.68), 12.0), rock)
    blown = g.multiply(wind_on_snow(g, position), drifts)
    normal = g.bump(g.add(broken, g.multiply(blown, g.subtract(1.0, rock))), 1.0)
    stone = g.step(0.40, 0.60, g.noise(position, 0.10, 6, 0.72))
    color = g.attribute("tint", "Color")
    stony = g.scale(color, g.add(0.75, g.multiply(stone, 0.5)))
    surface = g.diffuse(Color=g.mix(rock, color, stony), Normal=normal)
    return g.done(lake(g, surface, ruffled) if water else surface)


def wind_on_snow(g, position):
    """Meters of relief: soft waves across the wind, runnels down steep faces, drifts in patches."""
    far = g.step(200.0, 1500.0, g.distance())
    rough = g.add(0.38, g.multiply(far, 0.16))
    waves = g.multiply(g.noise(g.stretch(position, (0.5, 1.0, 0.35)), 0.022, 4, rough), 17.0)
    ridges = g.multiply(g.noise(g.stretch(position, (1.0, 0.5, 0.5)), 0.07, 4, 0.5), 1.8)
    patch = g.step(0.42, 0.62, g.noise(position, 0.006, 3, 0.5))
    return g.add(waves, g.multiply(ridges, patch))


def lake(g, shore, ruffled):
    position = g.position()
    short = g.multiply(g.noise(g.stretch(position, (0.25, 0.8, 1)), 0.55, 3, 0.5), 0.04)
    wave = g.bump(g.add(short, g.multiply(g.noise(g.stretch(position, (0.2, 1, 1)), 0.02, 3, 0.5), 0.25)), 1.0, 0.5)
    # Far away a pixel holds many waves, which blur the mirror.
    far = g.step(800.0, 3000.0, g.distance())
    rough = g.add(0.045, g.multiply(far, 0.115))
    if ruffled:  # the visible sides of small waves face the camera and mirror the higher, bluer sky
        wave = g.lean(wave, g.attribute("ruffled"))
    water = g.principled(
        {"Base Color": (0.004, 0.016, 0.032), "Roughness": rough, "Specular": 0.5, "IOR": 1.33, "Normal": wave}
    )
    if ruffled:
        water = g.blend(0.35, water, g.diffuse(Color=(0.012, 0.065, 0.17)))
    return g.blend(g.step(0.35, 0.65, g.attribute("lake")), shore, water)


def near_ground(road, water, ruffled):
    """Snow with crust, and grains that catch the light; rock keeps its painted color."""
    g = Shader("near ground")
    position = g.position()
    distance = g.distance()
    crust, grain = g.noise(position, 9.0, 4, 0.65), g.noise(position, 60.0, 2, 0.7)
    waves = g.noise(g.stretch(position, (1.0, 0.4, 1.0)), 0.9, 3, 0.45)
    relief = g.add(g.multiply(waves, 0.08), g.add(g.multiply(crust, 0.009), g.multiply(grain, 0.003)))
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
    return g.done(lake(g, surface, ruffled) if water else surface)


def asphalt(g, snow, crust):
    """Dark wet tracks, worn lines, packed snow between and beside them."""
    side, arc, edge = g.attribute("side"), g.attribute("arc"), g.attribute("edge")
    away, uv = g.absolute(side), g.combine(side, arc)
    near = lambda at, width: g.step(width, 0.0, g.absolute(g.subtract(away, at)))
    track = g.add(near(0.95, 0.55), near(2.55, 0.55))
    grain, patch = g.noise(uv, 38.0, 3, 0.7), g.noise(g.stretch(uv, (0.5, 0.11, 1)), 1.0, 4, 0.6)
    color = g.mix(patch, (0.009, 0.0115, 0.016), (0.027, 0.032, 0.041))
    color = g.mix(g.multiply(grain, 0.4), color, (0.046, 0.051, 0.060))
    color = g.mix(g.multiply(track, 0.5), color, (0.008, 0.0085, 0.010))
    worn = g.step(0.30, 0.50, g.noise(g.stretch(uv, (6, 1.5, 1)), 1.0, 5, 0.7))
    line = lambda at, half: g.step(half + 0.012, half - 0.012, g.absolute(g.subtract(away, at)))
    color = g.mix(g.multiply(g.multiply(line(3.28, 0.06), worn), 0.85), color, (0.50, 0.51, 0.53))
    color = g.mix(g.multiply(g.multiply(line(0.13, 0.055), worn), 0.9), color, (0.42, 0.24, 0.04))
    dust = g.noise(g.stretch(uv, (1.7, 0.22, 1)), 1.0, 6, 0.68)
    packed = g.add(dust, g.multiply(g.step(1.3, 0.0, edge), 0.42))
    packed = g.add(packed, g.subtract(g.multiply(near(1.75, 0.9), 0.10), g.multiply(track, 0.16)))
    wet = g.step(0.25, 0.75, g.noise(g.stretch(uv, (0.9, 0.10, 1)), 1.0, 4, 0.6))
    rough = g.subtract(0.56, g.add(g.multiply(wet, 0.14), g.multiply(track, 0.05)))
    normal = g.bump(g.multiply(grain, 0.004), 1.0, 0.6)
    road = g.principled({"Base Color": color, "Roughness": rough, "Specular": 0.2, "Normal": normal})
    slush = g.mix(patch, (0.42, 0.44, 0.47), (0.68, 0.71, 0.75))
    slush = g.diffuse(Color=slush, Normal=g.bump(dust, 0.05, 0.8))
    road = g.blend(g.step(0.58, 0.78, packed), road, slush)
    ragged = g.add(edge, g.multiply(g.subtract(crust, 0.5), 0.5))
    return g.blend(g.multiply(g.step(-0.08, 0.06, ragged), g.step(30.0, 20.0, away)), snow, road)


def needles(near, rime=False, uneven=False):
    """Bark, needles and snow by the vertex's `snow`, each tree a little different; far ones are shaded as whole crowns."""
    g = Shader("tree")
    snow, random = g.attribute("snow"), g.node("ObjectInfo", {}).outputs["Random"]
    stand = g.step(0.35, 0.65, g.noise(g.position(), 0.006, 4, 0.6))
    green = g.mix(g.add(g.multiply(random, 0.5), g.multiply(stand, 0.5)), (0.036, 0.062, 0.042), (0.074, 0.092, 0.054))
    green = g.mix(g.step(-0.6, 0.4, snow), g.stretch(green, (0.55, 0.6, 0.6)), green)
    color = g.mix(g.step(-0.75, -0.9, snow), green, (0.05, 0.038, 0.03))
    up = g.node("SeparateXYZ", {0: g.geometry("Normal")}).outputs[2]
    color = g.mix(g.multiply(g.step(0.0, 0.8, g.absolute(up)), 0.10), color, (0.5, 0.54, 0.6))
    if near:
        snow = g.add(snow, g.multiply(g.subtract(g.noise(g.position(), 3.0, 2, 0.6), 0.5), 0.8))
    white = g.step(0.30, 0.75, snow)
    shape = {"Normal": rime_relief(g)} if rime else {}
    if not near:
        color = g.scale(color, g.add(0.6, g.multiply(random, 0.9)))
        load = g.math("FRACT", g.multiply(random, 7.0))
        white = g.multiply(white, g.add(0.55, g.multiply(load, 0.4)))
        shape = {"Normal": crown(g)}
    if uneven:
        white = g.multiply(white, g.add(0.45, g.step(0.35, 0.7, g.noise(g.position(), 0.004, 5, 0.6))))
    return g.done(g.diffuse(Color=g.mix(white, color, (0.82, 0.86, 0.91)), **shape))


def crown(g):
    """Normals from the tree's axis outward, so that each tree has a lit and a dark side."""
    out = g.vector("ADD", g.stretch(g.node("TexCoord", {}).outputs["Object"], (1, 1, 0)), (0, 0, 0.9))
    spaces = dict(vector_type="NORMAL", convert_from="OBJECT", convert_to="WORLD")
    out = g.normalize(g.node("VectorTransform", {0: out}, **spaces).outputs[0])
    return g.normalize(g.vector("ADD", out, g.scale(g.geometry("Normal"), 0.5)))


def rime_relief(g):
    """Feathers of rime, and grains on them."""
    feathers = g.node("TexVoronoi", {"Vector": g.position(), "Scale": 13.0}, feature="SMOOTH_F1").outputs["Distance"]
    return g.bump(g.subtract(g.multiply(g.noise(g.position(), 38.0, 3, 0.7), 0.03), g.multiply(feathers, 0.05)), 1.0)
