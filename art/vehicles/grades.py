"""How each picture is finished: haze (color, amount at the far end), exposure and the like."""

GRADES = {
    "vehicle-sedan": dict(haze=((0.17, 0.16, 0.25), 0.12)),
    "vehicle-suv": dict(haze=((0.10, 0.11, 0.19), 0.15), strength=0.10),
    "vehicle-van": dict(haze=((0.02, 0.022, 0.03), 0.1), exposure=1.25, strength=0.14),
    "vehicle-sprinter-limousine": dict(haze=((0.30, 0.22, 0.20), 0.15)),
    "vehicle-suv-limousine": dict(haze=((0.145, 0.172, 0.240), 0.93), vignette=0.25),
    "gallery-airport": dict(haze=((0.02, 0.022, 0.03), 0.1), exposure=1.3, strength=0.12),
    "gallery-lodge": dict(haze=((0.10, 0.11, 0.19), 0.15), strength=0.08),
    "gallery-skis": dict(haze=((0.17, 0.16, 0.25), 0.15)),
    "gallery-convoy": dict(haze=((0.16, 0.16, 0.26), 0.30), strength=0.09),
}
