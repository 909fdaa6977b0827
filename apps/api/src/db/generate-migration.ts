// `npm run db:generate -- --name <words>` writes a migration and removes the snapshots that Drizzle no longer reads.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const meta = new URL("../../drizzle/meta/", import.meta.url);

const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
// Drizzle compares the schema with the newest snapshot only; each has some 10,000 lines.
const snapshots = readdirSync(meta).filter((file) => file.endsWith("_snapshot.json"));
for (const file of snapshots.sort().slice(0, -1)) rmSync(new URL(file, meta));
process.exitCode = status ?? 1;
