// `npm run chaos [-- kills]`: kills (-9) the server at random points on each database; a fault gives a non-zero exit
// code.
// `npm run chaos -- cluster`: a whole cluster on this machine, and one failure after the other
// (deploy/chaos/cluster.mjs).
// `npm run chaos -- upgrade [--from <commit>]`: the previous release on the new schema, and both in turn
// (deploy/chaos/upgrade.mjs).
// `npm run chaos -- soak [--hours 6]`: two copies of the API and a worker under a mixed load for hours, with releases
// and kills (deploy/chaos/soak.mjs).
import path from "node:path";
import { parseArgs } from "node:util";
import { killServers } from "../apps/api/test/chaos/kill-servers.ts";
import { startPostgres } from "./postgres.mjs";

if (process.argv[2] === "cluster" || process.argv[2] === "upgrade") {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { from: { type: "string" } } });
  const { printReport } = await import("../deploy/chaos/run.mjs");
  const { runInNamespaces } = await import("../deploy/chaos/database/machines.mjs");
  const code = process.argv[2] === "cluster" ? await runInNamespaces() : undefined;
  if (code !== undefined) process.exit(code);
  const { testCluster } = await import("../deploy/chaos/cluster.mjs");
  const { testUpgrade } = await import("../deploy/chaos/upgrade.mjs");
  const report = process.argv[2] === "cluster" ? testCluster() : testUpgrade(values.from);
  process.exit(printReport(await report) ? 0 : 1);
}
if (process.argv[2] === "soak") {
  const options = { hours: { type: "string", default: "6" }, slot: { type: "string", default: "20" } };
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const { testSoak } = await import("../deploy/chaos/soak.mjs");
  process.exit((await testSoak(Number(values.hours), Number(values.slot))) ? 0 : 1);
}
const kills = Number(process.argv[2] ?? 50);
if (!Number.isInteger(kills) || kills < 1) {
  console.error(`Say how many kills, such as 50, not "${process.argv[2]}".`);
  process.exit(2);
}
const postgres = await startPostgres(path.resolve(import.meta.dirname, ".."));
let faults = 0;
for (const [name, url] of [["PGlite"], ["PostgreSQL", postgres.url]]) {
  const report = await killServers(kills, url);
  faults += report.faults.length;
  const { accounts, payments, applications, interviews } = report;
  console.log(
    `${name}: ${kills} kills, ${accounts} accounts, ${payments} payments, ${applications} applications, ${interviews} interviews; ${report.faults.length} faults`,
  );
  for (const fault of report.faults) console.error(`  ${fault}`);
}
await postgres.stop();
process.exit(faults > 0 ? 1 : 0);
