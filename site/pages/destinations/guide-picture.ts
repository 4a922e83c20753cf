import type { Resort } from "#content/resorts/index.ts";
import { pictureOf } from "#site/shell/pictures.ts";

/** The narrowest picture that fills a wide screen. */
const minWidth = 1600;

/** The name of a guide's picture: the mountain's own if it is large enough, else its state's. */
export function guidePicture({ slug, state }: Pick<Resort, "slug" | "state">): string {
  const own = `resort-${slug}`;
  return pictureOf(own).width >= minWidth ? own : `state-${state.toLowerCase()}`;
}
