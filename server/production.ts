/**
 * Imported before anything else: React decides at its first import whether it is the production
 * build, and `npm start` is the same on every system, so it cannot set variables itself.
 */
process.env["NODE_ENV"] ??= "production";
