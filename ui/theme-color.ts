/** The color of the browser's own bars: `--color-night` in styles/tokens.css. */
export const themeColor = "#0a1322";
