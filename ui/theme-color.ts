/** The color of the browser's own bars: `--color-night` of styles/tokens.css. */
export const themeColor = "#0a1322";
