// `npm run chaos -- cluster`: runs a whole cluster on this machine (run.mjs), and causes one failure after the other.

import { hasOwnMachines } from "./machines.mjs";
import { sleep, waitUntil } from "./processes.mjs";
import { runUnderLoad, shareFailed } from "./run.mjs";

/** Failures that this machine does not permit are listed here and counted as skipped. */
const NOT_PERMITTED = [
  "a full disk: needs root, and a file system for each node",
  "a cut network: needs root, and a network namespace for each node",
];
const FULL_MS = 8000;
const GOALS = { failoverSeconds: 30, copyShare: 0.01 };

/** Returns the failures in order; each returns a remark for the table, or nothing. */
function failures({ processes, database, mails, provider, api }) {
  const mode = (what, name, ms) => async () => {
    what.state.mode = name;
    await sleep(ms);
    what.state.mode = "fine";
    await sleep(3000);
  };
  const untilStandby = () => waitUntil("a synchronous standby again", database.isSynchronous, 90_000);
  /** Causes a failure of the primary; resolves when the other node is the primary. */
  const takeover = async (fail) => {
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
    await untilStandby();
    return `another primary after ${seconds.toFixed(1)} s`;
  };
  return [
    ["nothing, for comparison", () => sleep(10_000)],
    [
      "a copy of the API, kill -9",
      async () => {
        await processes.kill("api1");
        await sleep(2000);
        await api.untilReady("api1");
        await sleep(2000);
      },
    ],
    [
      "the worker, kill -9",
      async () => {
        await processes.kill("worker");
        await sleep(2000);
        await api.untilReady("worker");
      },
    ],
    [
      "PgBouncer, kill -9",
      async () => {
        await processes.kill("pgbouncer");
        await sleep(6000);
      },
    ],
    ["the standby stops replaying, then catches up", () => standbyStops(database, api)],
    [
      "the primary's machine, kill -9",
      () =>
        takeover(async (node) => {
          await database.killNode(node);
          return () => database.startNode(node);
        }),
    ],
    ["the primary frozen, then reset by its watchdog", () => takeover(async (node) => database.freezeNode(node))],
    ...(hasOwnMachines()
      ? [
          [
            "the primary's network cut, then connected again",
            () => takeover(async (node) => database.cutNetwork(node)),
          ],
          ["the primary's disk full, then with room again", () => fullDisk(database, takeover)],
        ]
      : []),
    [
      "etcd's leader, kill -9",
      async () => {
        await database.etcd.killLeader(5000);
        await sleep(3000);
      },
    ],
    ["mail server slow (4 s a mail)", mode(mails, "slow", 8000)],
    ["mail server refuses", mode(mails, "refusing", 8000)],
    ["payment provider slow (3 s a call)", mode(provider, "slow", 8000)],
    ["payment provider refuses (503)", mode(provider, "refusing", 8000)],
    [
      "rolling restart of both copies",
      async () => {
        for (const name of ["api1", "api2"]) await api.replace(name);
      },
    ],
  ];
}

/**
 * Fills the disk. At first, writes that need no new space succeed, and the rest is refused; when WAL has no space
 * either, the primary stops, and the other node takes over.
 */
async function fullDisk(database, takeover) {
  return takeover(async (node) => {
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

/** Stops the standby's replay: the primary then answers reads that may be a second old. */
async function standbyStops(database, api) {
  const before = await api.reads();
  if (before.replica === 0) throw new Error("the standby answered no read before");
  const catchUp = await database.holdStandby();
  await sleep(2000);
  const began = await api.reads();
  await sleep(5000);
  const ended = await api.reads();
  await catchUp();
  if (ended.replica > began.replica)
    throw new Error(`a standby that was behind answered ${ended.replica - began.replica} reads`);
  await waitUntil("the standby to answer reads again", async () => (await api.reads()).replica > ended.replica);
  return `${before.replica} reads by the standby before, ${ended.behind - began.behind} by the primary during it`;
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
