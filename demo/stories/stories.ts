import type { Story } from "#demo/play.ts";
import { ended } from "./ended.ts";
import { marked } from "./marked.ts";
import { quoted, waitsForYes } from "./quoted.ts";
import { waiting } from "./waiting.ts";

/** Every request of the demo. */
export const stories: readonly Story[] = [...waiting, ...marked, ...quoted, ...ended];

/** The one whose page the demo shows. */
export const shownStory = waitsForYes;
