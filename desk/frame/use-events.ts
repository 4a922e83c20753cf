import { useEffect } from "react";
import { listen } from "#desk/api/events.ts";

/** Keeps what is shown up to date while the frame is mounted. */
export function useEvents() {
  useEffect(() => listen(), []);
}
