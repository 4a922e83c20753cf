import { reachableScripts } from "./scripts-of.ts";

/** Brotli-compressed bytes of script that pages make a browser fetch. */
const pages = { "/booking": "booking", "/contact": "contact", "/ (no form)": "" };

for (const [name, page] of Object.entries(pages)) {
  const scripts = await reachableScripts("build/client", page);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${name}: ${total} bytes of script in ${scripts.length} files`);
  for (const script of scripts)
    console.log(`  ${String(script.bytes).padStart(6)}  ${script.name}`);
}
