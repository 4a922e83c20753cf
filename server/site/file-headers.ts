import type { StaticFile, StaticFiles } from "#server/http/static-files.ts";

const speculationRules = "/speculation-rules.json";

const cacheControl = {
  /** A year: the file's name carries a hash of its content. */
  hashed: "public, max-age=31536000, immutable",
  /** Always revalidated, so that a new build is seen at once. */
  page: "no-cache",
  /** Icons, and pictures that others link to by name. */
  media: "public, max-age=3600, stale-while-revalidate=86400",
} as const;

export function fileHeaders(files: StaticFiles) {
  return (path: string, { type }: StaticFile): Record<string, string> => {
    if (path === speculationRules)
      return {
        "Content-Type": "application/speculationrules+json",
        "Cache-Control": cacheControl.page,
      };
    if (path.startsWith("/assets/")) return { "Cache-Control": cacheControl.hashed };
    if (/^(image|video)\//.test(type)) return { "Cache-Control": cacheControl.media };
    const offersRules = type.startsWith("text/html") && files.has(speculationRules);
    return {
      "Cache-Control": cacheControl.page,
      ...(offersRules && { "Speculation-Rules": `"${speculationRules}"` }),
    };
  };
}
