export type PickupZone = "America/Denver" | "America/Los_Angeles";

const pacific = `
  california, nevada, bay area, big bear, burbank, carson city, crystal bay, donner, fresno,
  gardnerville, heavenly, homewood, incline village, june lake, kings beach, kirkwood, las vegas,
  long beach, los angeles, mammoth, meyers, minden, mount rose, mt rose, norden, northstar, oakland,
  olympic valley, ontario, orange county, palisades, palm springs, reno, sacramento, san diego,
  san francisco, san jose, santa ana, soda springs, south lake, squaw valley, stateline, sugar bowl,
  tahoe, truckee, twin bridges, zephyr cove`;

const mountain = `
  colorado, montana, utah, alta, aspen, avon, basalt, beaver creek, big sky, billings, boulder,
  bozeman, breckenridge, bridger bowl, brighton, colorado springs, copper mountain, crested butte,
  deer valley, denver, dillon, durango, edwards, frisco, glenwood springs, grand junction, gunnison,
  kalispell, keystone, missoula, montrose, ogden, park city, provo, red lodge, salt lake, silverthorne,
  snowbasin, snowbird, snowmass, solitude, steamboat, telluride, vail, whitefish, winter park`;

export const places = zones({ pacific, mountain });

export const airports = zones({
  pacific: "bih, las, lax, lgb, mmh, psp, rno, sfo, sjc, smf, sna, trk, tvl",
  mountain: "apa, ase, bil, bjc, bzn, ege, fca, gjt, guc, hdn, hln, mso, mtj, ogd, pvu, slc",
});

/** Abbreviations that are words of their own: OAK is an airport, an oak is a tree. */
export const ambiguousCodes = zones({
  pacific: "bur, ca, fat, nv, oak, ont, san",
  mountain: "co, cos, den, mt, tex, ut",
});

export function zoneOfZip(zip: string): PickupZone | null {
  const area = Number(zip.slice(0, 3));
  const isIn = (first: number, last: number) => area >= first && area <= last;
  if (isIn(889, 898) || isIn(900, 961)) return "America/Los_Angeles";
  return isIn(590, 599) || isIn(800, 816) || isIn(840, 847) ? "America/Denver" : null;
}

function zones(lists: { pacific: string; mountain: string }): ReadonlyMap<string, PickupZone> {
  const names = (list: string) => list.split(",").map((name) => name.trim());
  return new Map<string, PickupZone>([
    ...names(lists.pacific).map((name) => [name, "America/Los_Angeles"] as const),
    ...names(lists.mountain).map((name) => [name, "America/Denver"] as const),
  ]);
}
