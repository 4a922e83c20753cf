import { film } from "./film.ts";
import { hashScroll } from "./hash-scroll.ts";
import { loadIslands } from "./islands.ts";
import { prefetch, prefetchMainPages } from "./prefetch.ts";
import { reveal } from "./reveal.ts";
import { tooltips } from "./tooltips.ts";
import { menu, topBar } from "./top-bar.ts";

// The one script of every page, at most 2 KB compressed: what the platform does not do by itself.

hashScroll();
menu();
topBar();
reveal();
film();
tooltips();
loadIslands();
prefetch();
prefetchMainPages();
