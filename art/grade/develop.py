"""Air between the camera and the land: blue haze everywhere, mist in the valleys. From linear
light to a finished picture: bloom, dark places for words, film curve, grain."""

from scipy import ndimage
import numpy as np

from land.noise import noise, smooth
from view.direction import toward


def through_air(land, distance, rays, camera_height, air):
    z = camera_height + rays[..., 2] * distance
    thin = 0.35 + 0.65 * np.exp(-np.maximum(z - camera_height, 0) / 1800)
    passed = np.exp(-(distance / air["haze"] * thin)[..., None] * np.array(air["scatter"]))
    land = land * passed + np.array(air["haze_color"]) * (1 - passed)
    if air.get("mist"):
        mist = np.exp(-mist_depth(z, distance, rays, camera_height, air["mist"]))[..., None]
        land = land * mist + np.array(air["mist"]["color"]) * (1 - mist)
    return land


def mist_depth(z, distance, rays, camera_height, mist):
    """Optical depth of mist whose density falls with height, in patches."""
    k, floor = 1 / mist["height"], mist.get("floor", 0)
    low, high = camera_height - floor, z - floor
    gap = np.where(np.abs(high - low) > 0.5, high - low, 0.5)
    at = lambda height: np.exp(-k * np.clip(height, -200, 9000))
    mean = np.clip(np.where(np.abs(high - low) > 0.5, (at(low) - at(high)) / (k * gap), at(low)), 0, 3)
    ahead = np.maximum(np.hypot(rays[..., 0], rays[..., 1]), 0.2)
    patch = 1 + 1.2 * noise(rays[..., 0] * 9 / ahead, z / 90, distance / 3000, wave=1.0, octaves=4, seed=5)
    return mist["density"] * mean * np.maximum(distance - mist.get("from", 0), 0) * patch


def cloud_layer(layer, rays, distance, position, sun):
    """Clouds between two heights, seen from outside or within: their light, and how much they hide."""
    base, top = layer["base"], layer["top"]
    color = np.zeros(rays.shape, np.float32)
    hidden = np.zeros(distance.shape, np.float32)
    up = np.where(np.abs(rays[..., 2]) > 1e-4, rays[..., 2], 1e-4)
    ends = np.stack([(base - position[2]) / up, (top - position[2]) / up])
    enter = np.maximum(ends.min(0), layer.get("from", 0))
    leave = np.minimum(np.minimum(ends.max(0), distance), layer.get("to", 16_000))
    seen = leave > enter
    rays, enter, leave = rays[seen], enter[seen], leave[seen]
    sunward = 0.25 * layer["wave"] * (toward(sun["azimuth"]) + (0, 0, 0.12))
    left, light, steps = np.ones(len(enter)), np.zeros((len(enter), 3)), 14

    def density(at):
        part = (at[:, 2] - base) / (top - base)
        body = noise(*at.T[:2], 1.6 * at[:, 2], wave=layer["wave"], octaves=5, gain=0.52, seed=layer.get("seed", 5))
        return np.clip(body + layer.get("fill", 0.0) - (2 * part - 0.7) ** 2 * layer.get("heap", 0.5), 0, 1)

    for step in range(steps):
        way = enter + (leave - enter) * ((step + 0.5) / steps) ** 1.5
        length = (leave - enter) * 1.5 * ((step + 0.5) / steps) ** 0.5 / steps
        at = np.asarray(position) + rays * way[:, None]
        here = density(at)
        lit = np.clip(0.15 + 2.2 * (here - density(at + sunward)) + 0.6 * (at[:, 2] - base) / (top - base), 0, 1)[:, None]
        share = left * (1 - np.exp(-here * length * layer["density"]))
        far = np.exp(-way / layer.get("haze", 30_000))[:, None]
        tone = np.array(layer["dark"]) * (1 - lit) + np.array(layer["light"]) * lit
        tone = tone * far + np.array(layer.get("air", layer["dark"])) * (1 - far)
        light += share[:, None] * tone
        left = left - share
    color[seen], hidden[seen] = light, 1 - left
    return color, hidden[..., None]


MILKY_WAY = np.array((0.52, 0.42, -0.74))  # the pole of its plane


def stars(rays, strength, seed):
    """A clear night's stars: few bright, many faint, most of them along the Milky Way."""
    rng = np.random.default_rng(seed)
    height, width = rays.shape[:2]
    sky = np.zeros((height, width, 3), np.float32)
    scale = width / 1600
    band = np.exp(-((rays @ MILKY_WAY / 0.13) ** 2)) * (0.6 + 1.5 * noise(*np.moveaxis(rays, -1, 0), wave=0.3, octaves=5, gain=0.6, seed=7))
    count = round(height * width / scale**2) // 110
    i, j = rng.integers(0, height, count), rng.integers(0, width, count)
    bright = np.minimum(rng.pareto(1.35, count) * 0.016, 1.5) * (rng.random(count) < 0.3 + band[i, j])
    tint = np.array((1, 1, 1)) + rng.normal(0, 0.12, (count, 1)) * np.array((1, 0, -1))
    sky[i, j] = bright[:, None] * tint
    fade = smooth(0.02, 0.3, rays[..., 2])[..., None]
    spread = 0.42 * scale
    points = ndimage.gaussian_filter(sky, (spread, spread, 0)) * 1.5 * scale**2
    return strength * fade * (points + 0.012 * np.clip(band, 0, 1)[..., None] * (1.0, 0.97, 1.0))


def snowfall(pixels, strength):
    """Falling flakes: far ones small and many, near ones large and soft."""
    height, width = pixels.shape[:2]
    rng, scale = np.random.default_rng(31), width / 1600
    for count, size, light in ((5000, 0.7, 0.5), (1500, 1.3, 0.55), (260, 2.6, 0.5), (40, 6.0, 0.4)):
        layer = np.zeros((height, width), np.float32)
        layer[rng.integers(0, height, count), rng.integers(0, width, count)] = rng.uniform(0.4, 1, count)
        spread = (1.25 * size * scale, 0.8 * size * scale)
        layer = ndimage.gaussian_filter(layer, spread) * 2 * np.pi * spread[0] * spread[1]
        share = np.clip(strength * light * layer, 0, 0.85)[..., None]
        pixels = pixels + share * (np.array((238, 241, 246)) - pixels)
    return pixels


LUMA = np.array([0.2126, 0.7152, 0.0722])
# The fit of the ACES curve by Stephen Hill.
TO_FILM = np.array([[0.59719, 0.35458, 0.04823], [0.07600, 0.90834, 0.01566], [0.02840, 0.13383, 0.83777]])
FROM_FILM = np.array([[1.60475, -0.53108, -0.07367], [-0.10208, 1.10813, -0.00605], [-0.00327, -0.07276, 1.07602]])


def highlights(light, above=1.1, cap=60.0):
    return np.clip(light - above, 0, cap)


def bloom(bright, strength, scale):
    """The glow around highlights; `scale` is the whole picture's width in parts of 1600 pixels."""
    blur = lambda sigma: ndimage.gaussian_filter(bright, (sigma * scale, sigma * scale, 0))
    return strength * sum(k * blur(s) for s, k in ((3, 1.0), (11, 0.8), (38, 0.6), (110, 0.35)))


def quiet(height, width, words):
    """How much light is left where words stand; `words` gives shares for top, left and bottom."""
    h, w = height, width
    x, y = np.meshgrid((np.arange(w) + 0.5) / w, (np.arange(h) + 0.5) / h)
    shade = (1 - words.get("top", 0) * smooth(0.22, 0.0, y)) * (1 - words.get("left", 0) * smooth(0.62, 0.08, x))
    shade *= 1 - words.get("bottom", 0) * smooth(words.get("bottom_from", 0.42), 0.9, y)
    shade *= 1 - 0.16 * np.clip(2.2 * (x - 0.5) ** 2 + 1.6 * (y - 0.5) ** 2, 0, 1)
    return shade[..., None]


def saturate(light, saturation=1.0, warm=1.0, pale=0.0, blue=1.0):
    """Deeper colors where the sun is warm, by `pale` less in the brightest light, and shadows as blue as `blue` says."""
    level = light @ LUMA
    light = np.maximum(level[..., None] + (light - level[..., None]) * saturation, 0)
    ratio = light[..., 0] / (light[..., 2] + 1e-3)
    share = warm * smooth(1.15, 1.9, ratio) * smooth(0.12, 0.5, level)
    deeper = 0.75 * share * (1 - pale * smooth(0.6, 1.6, level)) - (1 - blue) * smooth(0.85, 0.6, ratio)
    light = np.maximum(level[..., None] + (light - level[..., None]) * (1 + deeper)[..., None], 0)
    return light * (1 - 0.26 * share * smooth(0.35, 1.1, level))[..., None]


def film(light):
    v = light * 1.45 @ TO_FILM.T
    v = (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.4329510) + 0.238081)
    v = np.clip(v @ FROM_FILM.T, 0, 1)
    return np.where(v <= 0.0031308, 12.92 * v, 1.055 * v ** (1 / 2.4) - 0.055)


def clear(light, land, relief=0.0):
    """Small differences of light on the land a little larger, as on snow in the sun; the skyline casts no halo."""
    level, more = np.log(light @ LUMA + 0.02), 0.0
    for sigma, strength, most in ((9, 0.45, 0.15), (36, relief, 0.1)):
        if strength:
            blur = lambda v: ndimage.gaussian_filter(v, sigma * light.shape[1] / 1600)
            detail = level - blur(level * land) / np.maximum(blur(land), 1e-3)
            more = more + land * strength * most * np.tanh(detail / most)
    return light * np.exp(more)[..., None]


NEARLY_BLACK = 50 / 255


def leveled(v, dark, bright):
    """Spreads the tones from `dark` to `bright` of 255; at most a seventh of the picture is nearly black."""
    low, seventh, high = np.percentile((v @ LUMA)[::4, ::4], (0.7, 14, 99.3))
    top, share = max(bright / 255, high), (seventh - low) / (high - low)
    bottom = min(low, max(dark / 255, (NEARLY_BLACK - share * top) / (1 - share)))
    return np.clip(bottom + (v - low) * ((top - bottom) / (high - low)), 0, 1)


def develop(light, grade, shade, land):
    light = clear(light, land, grade.get("relief", 0.0)) * np.array(grade.get("white", (1, 1, 1)))
    light = light * grade.get("exposure", 1.1) * shade
    color = {key: grade[key] for key in ("saturation", "warm", "pale", "blue") if key in grade}
    v = film(saturate(light, **color))
    v = np.clip((v - 0.4) * grade.get("contrast", 1.0) + 0.4, 0, 1)
    if "levels" in grade:
        v = leveled(v, *grade["levels"])
    return (np.clip(v, 0, 1) * 255).astype(np.float32)


def grain(pixels):
    noise = np.random.default_rng(1).normal(0.5, 0.5, pixels.shape[:2]).astype(np.float32)
    return np.clip(pixels + noise[..., None], 0, 255).astype(np.uint8)
