import { enableCompileCache } from "node:module";

// Before anything else is imported, so that it applies to all of it. React decides at its first
// import whether it is the production build, and `npm start` is the same on every system, so it
// cannot set variables itself.
process.env["NODE_ENV"] ??= "production";

// What was compiled once is kept: a second start takes 0.4 s instead of 0.9 and 25 MB less. The
// variable is for the database's thread, which reads it when it starts.
process.env["NODE_COMPILE_CACHE"] ??= "node_modules/.cache/node";
enableCompileCache();

await import("./start.ts");
