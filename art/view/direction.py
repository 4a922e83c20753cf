"""Unit vectors from angles in degrees, azimuths clockwise from north."""

import numpy as np


def toward(azimuth, elevation=0.0):
    a, e = np.radians((azimuth, elevation))
    return np.array([np.sin(a) * np.cos(e), np.cos(a) * np.cos(e), np.sin(e)])


def across(azimuth):
    a = np.radians(azimuth)
    return np.array([np.cos(a), -np.sin(a), 0])
