"""A car's drawings as pictures: one millimeter a pixel, three channels each."""

import hashlib
import os
import pickle

import cv2
import numpy as np

SCALE = 1000
OVER = 2
SHIFT = 4


def planes(car):
    top = car.high[2]
    long = (-0.2, car.length + 0.2)
    ranges = {
        "side": (long, (0, top)),
        "front": ((0, 1.1), (0, top)),
        "rear": ((0, 1.1), (0, top)),
        "top": (long, (0, 1.1)),
    }
    return {name: ranges[name] for name in car.sheets}


def mask_files(car, name, folder):
    """Two pictures: (glass, trim, shut line) and (opening, lens, red lens)."""
    sheet, extent = car.sheets[name], planes(car)[name]
    key = hashlib.md5(pickle.dumps((sheet, extent))).hexdigest()[:10]
    files = [os.path.join(folder, f"{car.name}-{name}-{key}-{i}.png") for i in (0, 1)]
    if not all(os.path.exists(file) for file in files):
        glass, over = _fill(sheet.glass, extent), _fill(sheet.over, extent)
        trim = np.maximum(_fill(sheet.trim, extent), np.minimum(over, glass))
        first = np.minimum(glass, 255 - over), trim, _gaps(sheet.lines, extent)
        second = [_fill(shapes, extent) for shapes in (sheet.cut, sheet.lens, sheet.red)]
        for file, channels in zip(files, (first, second)):
            cv2.imwrite(file, np.dstack(list(channels)[::-1]), [cv2.IMWRITE_PNG_COMPRESSION, 1])
    return files


def _pixels(points, extent):
    (x0, _), (_, z1) = extent
    p = np.asarray(points, float)
    scaled = np.stack([(p[:, 0] - x0), (z1 - p[:, 1])], 1) * SCALE * OVER
    return np.round(scaled * 2**SHIFT).astype(np.int32)


def _blank(extent):
    (x0, x1), (z0, z1) = extent
    return np.zeros((int((z1 - z0) * SCALE) * OVER, int((x1 - x0) * SCALE) * OVER), np.uint8)


def _shrink(image):
    return cv2.resize(image, None, fx=1 / OVER, fy=1 / OVER, interpolation=cv2.INTER_AREA)


def _fill(shapes, extent):
    image = _blank(extent)
    for shape in shapes:
        cv2.fillPoly(image, [_pixels(shape, extent)], 255, cv2.LINE_8, SHIFT)
    return _shrink(image)


def _gaps(lines, extent):
    """Lines four millimeters wide that fall off softly: the core is the gap, the rest its edges."""
    image = _blank(extent)
    for points in lines:
        cv2.polylines(image, [_pixels(points, extent)], False, 255, 5 * OVER, cv2.LINE_AA, SHIFT)
    return cv2.GaussianBlur(_shrink(image), (0, 0), 2.2)
