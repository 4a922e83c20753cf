// The one script of every page, at most 2 KB compressed: what the platform does not do by itself.
import { hashScroll } from "./hash-scroll.ts";
import { menu } from "./menu.ts";
import { prefetch } from "./prefetch.ts";
import { film } from "./film.ts";
import { loadIslands } from "./islands.ts";
import { reveal } from "./reveal.ts";
import { topBar } from "./top-bar.ts";

hashScroll();
menu();
topBar();
reveal();
film();
loadIslands();
prefetch();
