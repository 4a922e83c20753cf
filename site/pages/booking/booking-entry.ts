import { hydrateIslands } from "#site/islands/hydrate-islands.tsx";
import { BookingIsland } from "./booking-island.tsx";

hydrateIslands("booking", BookingIsland);
