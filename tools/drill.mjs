// `npm run drill [-- kills]`: kills (-9) of the server at random points on each database; a fault is a non-zero exit.
// `npm run drill -- cluster`: a whole cluster on this machine, and one failure after the other (deploy/drill/cluster.mjs).
import path from "node:path";
import { drill } from "../apps/api/test/drill/drill.ts";
import { startPostgres } from "./postgres.mjs";

if (process.argv[2] === "cluster") {
  const { clusterDrill, printReport } = await import("../deploy/drill/cluster.mjs");
  process.exit(printReport(await clusterDrill()) ? 0 : 1);
}
const kills = Number(process.argv[2] ?? 50);
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`Say how many kills, such as 50, not "${process.argv[2]}".`);
  process.exit(2);
}
const postgres = await startPostgres(path.resolve(import.meta.dirname, ".."));
let faults = 0;
for (const [name, url] of [["PGlite"], ["PostgreSQL", postgres.url]]) {
  const report = await drill(kills, url);
  faults += report.faults.length;
  const { accounts, payments, applications, interviews } = report;
  console.log(
    `${name}: ${kills} kills, ${accounts} accounts, ${payments} payments, ${applications} applications, ${interviews} interviews; ${report.faults.length} faults`,
  );
  for (const fault of report.faults) console.error(`  ${fault}`);
}
await postgres.stop();
process.exit(faults > 0 ? 1 : 0);
