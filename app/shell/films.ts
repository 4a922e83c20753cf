const addresses = import.meta.glob<string>("../film/*.{webm,mp4}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The addresses of a film by its name, the lightest form first, as `film` in enhance.ts reads them. */
export function filmOf(name: string): string {
  return ["webm", "mp4"]
    .map((format) => {
      const url = addresses[`../film/${name}.${format}`];
      if (!url) throw new Error(`There is no film ${name}.${format}: draw it with npm run art.`);
      return url;
    })
    .join(" ");
}
