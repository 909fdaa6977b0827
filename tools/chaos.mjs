// `npm run ops -- chaos [kills]`: kills (-9) the server at random points on each database.
// `npm run ops -- chaos cluster`: a whole cluster on this machine, and one failure after the other.
// `npm run ops -- chaos upgrade [--from <commit>]`: the previous release on the new schema, and both in turn.
// `npm run ops -- chaos releases`: releases, rollbacks and dead parts under people who click.
// A fault gives a non-zero exit code.
import path from "node:path";
import { parseArgs } from "node:util";
import { killServers } from "../apps/api/test/chaos/kill-servers.ts";
import { startPostgres } from "./postgres.mjs";

async function killAtRandom(kills) {
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
  return faults === 0;
}

/** Each returns whether everything held. */
const drills = {
  async cluster() {
    const { runInNamespaces } = await import("../deploy/chaos/database/machines.mjs");
    const code = await runInNamespaces(); // undefined inside of them
    if (code !== undefined) return code === 0;
    const { printReport } = await import("../deploy/chaos/run.mjs");
    const { testCluster } = await import("../deploy/chaos/cluster.mjs");
    return printReport(await testCluster());
  },
  async upgrade() {
    const { values } = parseArgs({ args: process.argv.slice(3), options: { from: { type: "string" } } });
    const { printReport } = await import("../deploy/chaos/run.mjs");
    const { testUpgrade } = await import("../deploy/chaos/upgrade.mjs");
    return printReport(await testUpgrade(values.from));
  },
  async releases() {
    const { testReleases } = await import("../deploy/chaos/releases.mjs");
    return testReleases();
  },
};
const what = process.argv[2] ?? "50";
const kills = Number(what);
if (!Object.hasOwn(drills, what) && !(Number.isInteger(kills) && kills >= 1)) {
  console.error(`Say how many kills, such as 50, or ${Object.keys(drills).join(", ")}; not "${what}".`);
  process.exit(2);
}
process.exit((await (drills[what]?.() ?? killAtRandom(kills))) ? 0 : 1);
