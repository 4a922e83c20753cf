/**
 * Light to the brightness of a screen: a film-like curve that keeps colour in the snow's highlights,
 * then the screen's own gamma.
 * @returns 0 to 255, not yet rounded
 */
export function tone(light: number, exposure: number): number {
  const x = Math.max(0, light) * 0.756 * exposure;
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.min(1, film) ** (1 / 2.2) * 255;
}
