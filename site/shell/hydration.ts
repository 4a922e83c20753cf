import { createContext, useContext } from "react";

/** The hashed address of the script that wakes the islands; known to the server's render alone. */
export const HydrationEntry = createContext<string | null>(null);

/** See `HydrationEntry`. */
export function useHydrationEntry(): string | null {
  return useContext(HydrationEntry);
}
