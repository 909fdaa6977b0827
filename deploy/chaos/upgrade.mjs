// `npm run ops -- chaos upgrade`: the previous release runs, this release migrates the schema under it and replaces it
// process by process, and the previous release returns.
import { ROOT } from "./api.mjs";
import { sleep } from "./processes.mjs";
import { checkOutBefore } from "./release-before.mjs";
import { runUnderLoad, shareFailed } from "./run.mjs";

const WATCHED_MS = 15_000;
const SLEPT_MS = 2000;

/** Uses the order of `docs/operations.md`: the worker, then one copy after the other. */
async function replaceAll(api, release) {
  for (const name of ["worker", "api1", "api2"]) await api.replace(name, release);
  await sleep(SLEPT_MS);
}

const steps =
  ({ tree, commit, migrations }) =>
  ({ api }) => [
    [
      `the schema is migrated under the release before (${commit})`,
      async () => {
        await api.migrateTo(ROOT);
        return `${migrations} ${migrations === 1 ? "migration" : "migrations"}`;
      },
    ],
    ["the release before on the new schema", () => sleep(WATCHED_MS)],
    ["rolling upgrade", () => replaceAll(api, ROOT)],
    ["the new release", () => sleep(WATCHED_MS)],
    ["rolling rollback, the schema stays", () => replaceAll(api, tree)],
  ];

/** No request may fail, at any time. */
const missed = (rows) => rows.filter((row) => shareFailed(row) > 0).map(({ what }) => `${what}: requests failed`);

export async function testUpgrade(from) {
  const before = checkOutBefore(from);
  const interrupted = () => before.remove();
  process.once("exit", interrupted);
  console.log(`From ${before.commit} to this tree, ${before.migrations} migrations later.`);
  try {
    return await runUnderLoad({ steps: steps(before), missed, tree: before.tree });
  } finally {
    process.off("exit", interrupted);
    before.remove();
  }
}
