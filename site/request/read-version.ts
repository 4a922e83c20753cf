/** The version that `?quote=` asks for, or null. */
export function readVersion(request: Request): number | null {
  return toVersion(new URL(request.url).searchParams.get("quote"));
}

export function toVersion(text: unknown): number | null {
  return typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
