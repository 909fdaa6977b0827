// Serves every component with its states: `npm run dev -- gallery [-- --port 4000]`. With `--out <folder>` it builds the page instead.
import path from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { port: { type: "string", default: "3200" }, out: { type: "string" } } });
process.env.NODE_ENV = values.out ? "production" : "development";
const { build, serve } = await import("../apps/gallery/pack.mjs");

if (values.out) process.exit((await build(path.resolve(values.out))) ? 0 : 1);
const stop = await serve(Number(values.port));
console.log(`The gallery: http://localhost:${values.port}`);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void stop().finally(() => process.exit(0)));
