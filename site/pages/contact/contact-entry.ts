import { hydrateIslands } from "#site/islands/hydrate-islands.tsx";
import { ContactIsland } from "./contact-island.tsx";

hydrateIslands("contact", ContactIsland);
