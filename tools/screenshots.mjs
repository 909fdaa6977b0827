// Takes pictures by Playwright, with the configuration of e2e in the first argument: every page at 360 and 1280 px in
// both themes (screenshots), or the front page's pictures of the product (pictures).
import { spawnSync } from "node:child_process";
import path from "node:path";
import { assembleSite } from "./site.mjs";

const root = path.resolve(import.meta.dirname, "..");
const run = (args, cwd = root) => spawnSync(process.execPath, args, { cwd, stdio: "inherit" }).status ?? 1;

if (run(["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"]) !== 0) process.exit(1);
assembleSite(root);
const cli = path.join(root, "e2e/node_modules/@playwright/test/cli.js");
const [name, ...more] = process.argv.slice(2);
process.exit(run([cli, "test", "--config", `${name}.config.ts`, ...more], path.join(root, "e2e")));
