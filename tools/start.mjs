// Builds what changed, lays out the site, then serves the whole product: `npm start [-- --reset]`.
import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { SERVER_ALLOCATOR } from "../apps/api/src/allocator.ts";
import { assembleSite } from "./site.mjs";

/** Node's warnings about its SQLite and type stripping do not concern the person who starts the product. */
const QUIET = "--disable-warning=ExperimentalWarning";
const root = path.resolve(import.meta.dirname, "..");
console.log("Building what changed…");
const args = ["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"];
const build = spawnSync(process.execPath, args, { cwd: root, stdio: ["inherit", "ignore", "inherit"] });
if (build.status !== 0) {
  // Again with its output, which a successful build hides.
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  process.exit(build.status ?? 1);
}
assembleSite(root);
console.log("Starting the server…");
const server = spawn(process.execPath, [QUIET, "apps/api/src/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: { ...SERVER_ALLOCATOR, ...process.env },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
// The parent may be killed without a signal to us: exit with it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill("SIGTERM"), 500).unref();
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
