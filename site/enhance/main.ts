import { film } from "./film.ts";
// The one script of every page, at most 2 KB compressed: what the platform does not do by itself.
import { hashScroll } from "./hash-scroll.ts";
import { loadIslands } from "./islands.ts";
import { menu } from "./menu.ts";
import { prefetch, prefetchMainPages } from "./prefetch.ts";
import { reveal } from "./reveal.ts";
import { tooltips } from "./tooltips.ts";
import { topBar } from "./top-bar.ts";

hashScroll();
menu();
topBar();
reveal();
film();
tooltips();
loadIslands();
prefetch();
prefetchMainPages();
