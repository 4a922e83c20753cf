"""Where a scene's sun stands: azimuth clockwise from north and elevation, both in degrees."""

import numpy as np


def to_sun(sun):
    azimuth, up = np.radians((sun["azimuth"], sun["elevation"]))
    return np.array([np.sin(azimuth) * np.cos(up), np.cos(azimuth) * np.cos(up), np.sin(up)])


def across(sun):
    """Level, at right angles to the sun's rays."""
    azimuth = np.radians(sun["azimuth"])
    return np.array([np.cos(azimuth), -np.sin(azimuth), 0])
