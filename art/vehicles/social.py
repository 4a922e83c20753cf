"""The picture that stands for the site where its address is shared, 1200x630: the sedan and the wordmark.
python3 art/vehicles/social.py SEDAN.png FONT OUT.jpg"""

import sys

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIZE = (1200, 630)
INK, GLOW = (246, 247, 250), (240, 178, 140)
RIDGE = [(3, 25), (13.2, 7.5), (19, 17), (22, 12.6), (29, 25)]
FIRN = [(8.2, 20.4), (13, 17.6), (17.2, 20.8), (21.6, 17.4), (24.8, 20.2)]
OVER = 3


def main(sedan, font, out):
    picture = Image.open(sedan).convert("RGB")
    height = round(picture.width * SIZE[1] / SIZE[0])
    top = round((picture.height - height) * 0.1)
    picture = picture.crop((0, top, picture.width, top + height))
    picture = picture.resize(SIZE, Image.LANCZOS)
    picture = Image.fromarray(shaded(np.asarray(picture)))
    mark = Image.new("RGBA", (SIZE[0] * OVER, SIZE[1] * OVER))
    draw = ImageDraw.Draw(mark)
    scale = 2.3 * OVER
    for line, color in ((RIDGE, INK), (FIRN, GLOW)):
        points = [(52 * OVER + x * scale, 34 * OVER + y * scale) for x, y in line]
        draw.line(points, fill=color, width=round(1.8 * scale), joint="curve")
    name = ImageFont.truetype(font, 66 * OVER)
    draw.text((138 * OVER, 72 * OVER), "Firnline", font=name, fill=INK, anchor="lm")
    mark = mark.resize(SIZE, Image.LANCZOS)
    picture.paste(mark, (0, 0), mark)
    picture.save(out, quality=84, optimize=True)


def shaded(image):
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    shade = np.exp(-(((x - 200) / 420) ** 2) - (((y - 80) / 150) ** 2))
    shade = cv2.GaussianBlur(shade.astype(np.float32), (0, 0), 40)
    return (image * (1 - 0.35 * shade)[..., None]).astype(np.uint8)


main(*sys.argv[1:])
