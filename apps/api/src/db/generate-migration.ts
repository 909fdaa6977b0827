// `npm run db:generate -- --name <words>` writes a migration and keeps the newest snapshot, one line a table.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const meta = new URL("../../drizzle/meta/", import.meta.url);

const { status } = spawnSync("drizzle-kit", ["generate", ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
// Drizzle reads only the newest snapshot, and writes it in some 10,000 lines.
const snapshots = readdirSync(meta).filter((file) => file.endsWith("_snapshot.json"));
const newest = snapshots.sort().pop();
for (const file of snapshots) rmSync(new URL(file, meta));
if (newest) writeOneLinePerTable(new URL(newest, meta));
process.exitCode = status ?? 1;

function writeOneLinePerTable(file: URL) {
  const { tables, ...rest } = JSON.parse(readFileSync(file, "utf8")) as { tables: Record<string, unknown> };
  const lines = Object.entries(tables).map(([name, table]) => `    ${JSON.stringify(name)}: ${JSON.stringify(table)}`);
  const text = JSON.stringify({ ...rest, tables: {} }, null, 2);
  writeFileSync(file, `${text.replace(/^ {2}"tables": \{\}/m, () => `  "tables": {\n${lines.join(",\n")}\n  }`)}\n`);
}
