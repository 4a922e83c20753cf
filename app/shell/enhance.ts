/**
 * The one script of every page, at most 2 KB compressed: what the platform does not do by itself.
 */
import { hashScroll } from "./enhance/hash-scroll.ts";
import { menu } from "./enhance/menu.ts";
import { ahead } from "./enhance/ahead.ts";
import { film } from "./enhance/film.ts";
import { form } from "./enhance/form.ts";
import { reveal } from "./enhance/reveal.ts";
import { topBar } from "./enhance/top-bar.ts";

hashScroll();
menu();
topBar();
reveal();
film();
form();
ahead();
