"""The direction to a scene's sun, and the level one across its rays; its angles are in degrees."""

import numpy as np


def to_sun(sun):
    azimuth, up = np.radians((sun["azimuth"], sun["elevation"]))
    return np.array([np.sin(azimuth) * np.cos(up), np.cos(azimuth) * np.cos(up), np.sin(up)])


def across(sun):
    azimuth = np.radians(sun["azimuth"])
    return np.array([np.cos(azimuth), -np.sin(azimuth), 0])
