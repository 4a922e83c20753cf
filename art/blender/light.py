from mathutils import Vector
import bpy


def add_light(kind, name, energy, color, location=(0, 0, 0), along=None, **settings):
    light = bpy.data.lights.new(name, kind)
    light.energy, light.color = energy, color
    for key, value in settings.items():
        setattr(light, key, value)
    thing = bpy.data.objects.new(name, light)
    thing.location = location
    if along is not None:
        thing.rotation_euler = Vector(along).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing
