"""The camera: where a point falls on the picture, and where a pixel looks."""
import numpy as np


class Camera:
    """At position (x, y, z); heading clockwise from north, pitch up, both in degrees; `angle` spans the width."""

    def __init__(self, position, view, size):
        self.position, self.size = np.asarray(position, float), size
        self.heading, self.pitch = np.radians(view["heading"]), np.radians(view["pitch"])
        self.angle = np.radians(view["angle"])
        a, p = self.heading, self.pitch
        self.forward = np.array([np.sin(a) * np.cos(p), np.cos(a) * np.cos(p), np.sin(p)])
        self.right = np.array([np.cos(a), -np.sin(a), 0])
        self.up = np.cross(self.right, self.forward)
        self.focal = size[0] / 2 / np.tan(self.angle / 2)

    def polar(self, x, y):
        dx, dy = x - self.position[0], y - self.position[1]
        turn = np.arctan2(dx, dy) - self.heading
        return np.hypot(dx, dy), (turn + np.pi) % (2 * np.pi) - np.pi

    def project(self, points):
        d = np.asarray(points) - self.position
        depth = d @ self.forward
        k = self.focal / np.where(depth > 0.05, depth, np.nan)
        return self.size[0] / 2 + k * (d @ self.right), self.size[1] / 2 - k * (d @ self.up), depth

    def rays(self, width, height, beside=0):
        u = ((np.arange(-beside, width + beside) + 0.5) / width - 0.5) * self.size[0] / self.focal
        v = (0.5 - (np.arange(height) + 0.5) / height) * self.size[1] / self.focal
        d = self.forward + u[None, :, None] * self.right + v[:, None, None] * self.up
        return d / np.linalg.norm(d, axis=-1, keepdims=True)
