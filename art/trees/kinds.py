"""The sorts of trees that stand in a forest, by region."""
from trees.conifer import grow


def kind(height, spread, taper=0.8, skirt=0.05, gaps=0.12, snow=0.62):
    return dict(height=height, spread=spread, taper=taper, skirt=skirt, gaps=gaps, snow=snow)


SPRUCE = [
    kind(18, 2.7), kind(22, 2.9, taper=0.9), kind(14, 2.7), kind(9, 2.1, skirt=0.02),
    kind(20, 2.2, gaps=0.2), kind(16, 3.1, taper=0.7, snow=0.8), kind(12, 1.7, gaps=0.25), kind(15, 1.7, gaps=0.45, snow=0.3),
]
PINE = [
    kind(24, 4.2, taper=0.55, skirt=0.22, gaps=0.28, snow=0.4), kind(19, 3.8, taper=0.5, skirt=0.15, gaps=0.3, snow=0.45),
    kind(27, 4.0, taper=0.6, skirt=0.3, gaps=0.3, snow=0.3), kind(10, 2.7, skirt=0.03, snow=0.5),
    kind(16, 3.4, taper=0.6, skirt=0.1, gaps=0.2, snow=0.45), kind(22, 3.2, taper=0.7, skirt=0.12, gaps=0.2, snow=0.4),
    kind(13, 3.0, taper=0.65, skirt=0.05, snow=0.5), kind(18, 2.4, gaps=0.45, skirt=0.2, snow=0.2),
]
REGIONS = dict(spruce=SPRUCE, pine=PINE)
YOUNG = 3  # the sort that small trees are


def grow_all(region):
    """Every sort in three levels of detail: {(sort, detail): (vertices, triangles, snow)}."""
    sorts = REGIONS[region]
    return {(i, d): grow(k, 100 + i, d) for i, k in enumerate(sorts) for d in (0, 1, 2)}
