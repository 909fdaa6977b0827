// `npm run ops -- chaos cluster`: runs a whole cluster on this machine (run.mjs), and causes one failure after the other.

import { hasOwnMachines } from "./database/machines.mjs";
import { sleep, waitUntil } from "./processes.mjs";
import { runUnderLoad, shareFailed } from "./run.mjs";

/** Failures that this machine does not permit are listed here and counted as skipped. */
const NOT_PERMITTED = [
  "a full disk: needs root, and a file system for each node",
  "a cut network: needs root, and a network namespace for each node",
];
const FULL_MS = 8000;
const GOALS = { failoverSeconds: 30, copyShare: 0.01 };

/** Sets a service to this mode for some time, in ms. */
const inMode = (service, name, ms) => async () => {
  service.state.mode = name;
  await sleep(ms);
  service.state.mode = "fine";
  await sleep(3000);
};

/** Kills a process; resolves when it is ready again, and then some ms later. */
const killed =
  ({ processes, api }, name, thenMs) =>
  async () => {
    await processes.kill(name);
    await sleep(2000);
    await api.untilReady(name);
    await sleep(thenMs);
  };

/**
 * Causes a failure of the primary; resolves when the other node is the primary.
 *
 * @param fail Returns a function that undoes the failure.
 */
async function takeOver(database, fail) {
  const node = await database.primaryNode();
  const began = performance.now();
  const undo = await fail(node);
  const isOther = async () => ![undefined, node].includes(await database.primaryNode());
  const seconds = await waitUntil("another primary", isOther, 60_000)
    .then(() => (performance.now() - began) / 1000)
    .finally(async () => {
      await sleep(3000);
      await undo();
    });
  await waitUntil("a synchronous standby again", database.isSynchronous, 90_000);
  return `another primary after ${seconds.toFixed(1)} s`;
}

/** Returns the failures of the database's machines. */
const databaseFailures = ({ database }) => [
  [
    "the primary's machine, kill -9",
    () =>
      takeOver(database, async (node) => {
        await database.killNode(node);
        return () => database.startNode(node);
      }),
  ],
  [
    "the primary frozen, then reset by its watchdog",
    () => takeOver(database, async (node) => database.freezeNode(node)),
  ],
  ...(hasOwnMachines()
    ? [
        [
          "the primary's network cut, then connected again",
          () => takeOver(database, async (node) => database.cutNetwork(node)),
        ],
        ["the primary's disk full, then with room again", () => fullDisk(database)],
      ]
    : []),
  [
    "etcd's leader, kill -9",
    async () => {
      await database.etcd.killLeader(5000);
      await sleep(3000);
    },
  ],
];

/** Returns the failures in order; each returns a remark for the table, or nothing. */
const failures = (cluster) => [
  ["nothing, for comparison", () => sleep(10_000)],
  ["a copy of the API, kill -9", killed(cluster, "api1", 2000)],
  ["the worker, kill -9", killed(cluster, "worker", 0)],
  [
    "PgBouncer, kill -9",
    async () => {
      await cluster.processes.kill("pgbouncer");
      await sleep(6000);
    },
  ],
  ...databaseFailures(cluster),
  ["mail server slow (4 s a mail)", inMode(cluster.mails, "slow", 8000)],
  ["mail server refuses", inMode(cluster.mails, "refusing", 8000)],
  ["payment provider slow (3 s a call)", inMode(cluster.provider, "slow", 8000)],
  ["payment provider refuses (503)", inMode(cluster.provider, "refusing", 8000)],
  [
    "rolling restart of both copies",
    async () => {
      for (const name of ["api1", "api2"]) await cluster.api.replace(name);
    },
  ],
];

/**
 * Fills the disk. At first, writes that need no new space succeed, and the rest is refused; when WAL has no space
 * either, the primary stops, and the other node takes over.
 */
function fullDisk(database) {
  return takeOver(database, async (node) => {
    const makeRoom = database.fillDisk(node);
    await sleep(FULL_MS);
    const hasStopped = () =>
      database.switchWal().then(
        () => false,
        () => true,
      );
    await waitUntil("no room for WAL", hasStopped, 30_000);
    return makeRoom;
  });
}

/** Returns the rows that missed their goal. */
function missed(rows) {
  const faults = [];
  const rowOf = (start) => rows.find(({ what }) => what.startsWith(start));
  for (const start of ["the primary's machine", "the primary frozen", "the primary's network"])
    if (rowOf(start)?.writes > GOALS.failoverSeconds) faults.push(`${start}: writes were interrupted for too long`);
  if (shareFailed(rowOf("a copy of the API")) >= GOALS.copyShare)
    faults.push("the death of a copy was seen by 1% of requests or more");
  if (shareFailed(rowOf("rolling restart")) > 0) faults.push("the rolling restart failed requests");
  return faults;
}

export const testCluster = () =>
  runUnderLoad({ steps: failures, missed, skipped: hasOwnMachines() ? [] : NOT_PERMITTED });
