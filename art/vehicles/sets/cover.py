"""New snow on a car."""

import functools

import numpy as np

from sets.ground import fractal, snow
from studio.materials import Nodes
from studio.mesh import new_mesh
from studio.vehicle import skin_mesh

OUTSIDE = ("chrome", "satin", "gloss", "paint")


def add_snow(car, root, folder, cell=None, depth=0.035):
    """New snow on the roof, thin and torn at its edges; on the warm hood it melts."""
    v, q, n = skin_mesh(car, folder, cell or car.cell)
    level = np.clip((n[:, 2] - 0.90) / 0.08, 0, 1)
    lumps = fractal(v[:, 0] / 0.35, v[:, 1] / 0.35, 71, 5)
    torn = 0.9 * fractal(v[:, 0] / 0.16, v[:, 1] / 0.16, 72, 4) + 0.6 * fractal(v[:, 0] / 0.7, v[:, 1] / 0.5, 73, 2)
    torn = np.clip(2.6 * level - 1.1 + torn, 0, 1)
    deep = depth * level * torn * (0.85 + 0.5 * lumps) * (v[:, 2] > 1.45)
    top = v + n * (deep - 0.002)[:, None]
    used, index = np.unique(q[(deep[q] > 0.001).any(1)], return_inverse=True)
    cover = new_mesh("snow-cover", top[used], index.reshape(-1, 4), snow("snow-cover", calm=True))
    cover.parent, cover.location.z = root, -car.drop
    for part in root.children:
        if part.type == "MESH" and part.data.materials[0].name in OUTSIDE:
            part.data.materials[0] = _dusted(part.data.materials[0])


@functools.cache
def _dusted(surface):
    """The same with a little snow where it faces up."""
    made = surface.copy()
    tree = made.node_tree
    out = next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL")
    bare = out.inputs["Surface"].links[0].from_socket
    nodes = Nodes(tree, keep=True)
    up = nodes("ShaderNodeSeparateXYZ", {0: nodes("ShaderNodeNewGeometry").outputs["Normal"]}).outputs[2]
    drift = nodes.noise(nodes("ShaderNodeTexCoord").outputs["Object"], 22.0, 4.0, 0.6)
    white = nodes.ramp(nodes.math("MULTIPLY_ADD", drift, 0.9, up), 1.05, 1.2)
    snowy = nodes.principled((0.76, 0.79, 0.86), rough=0.8, specular=0.1)
    nodes.connect(out.inputs["Surface"], nodes.mix(white, bare, snowy))
    return made
