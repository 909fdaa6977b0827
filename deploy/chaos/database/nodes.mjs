// The two nodes of PostgreSQL: their processes, which Patroni starts, and their roles.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";

const NOBODY = 65_534;
export const NODES = [1, 2];

/** PostgreSQL and PgBouncer refuse to run as root. */
export const nobody = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
export const dataIn = (run, node) => path.join(run, `disk${node}`, "data");

/** Returns the process ids of a data folder's postmaster and its children; none if it does not run. */
function postgresIn(data) {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return [];
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return [pid, ...stdout.split("\n").filter(Boolean).map(Number)];
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/** Ends the processes that a killed or frozen Patroni left behind. */
export function endDatabase(folder) {
  for (const node of NODES)
    for (const pid of postgresIn(dataIn(path.join(folder, "run"), node))) signal(pid, "SIGKILL");
}

/** Whether this address answers 200 within a second. */
const isOk = (url, ca) =>
  new Promise((resolve) => {
    const request = https.get(url, { ca, agent: false, signal: AbortSignal.timeout(1000) }, (answer) => {
      answer.on("error", () => {}).resume();
      resolve(answer.statusCode === 200);
    });
    request.on("error", () => resolve(false));
  });

/**
 * Returns the node with this role in Patroni: a standby can take over only once Patroni has recorded it as the
 * synchronous one.
 *
 * @param patroniUrl Returns the address of a node's Patroni.
 */
export const createRoles = (patroniUrl, ca) => async (role) => {
  for (const node of NODES) if (await isOk(`${patroniUrl(node)}/${role}`, ca)) return node;
  return undefined;
};

/** Returns the failures of a node. `startNode` starts its Patroni. */
export function createNodeFailures({ run, processes, startNode }) {
  const postgresOf = (node) => postgresIn(dataIn(run, node));
  return {
    /** Simulates the machine's death: ends Patroni and PostgreSQL with kill -9. */
    async killNode(node) {
      const pids = postgresOf(node);
      await processes.kill(`node${node}`);
      for (const pid of pids) signal(pid, "SIGKILL");
    },
    /**
     * Freezes the machine: it keeps its connections and answers nothing. Returns a function that resets it, like its
     * watchdog.
     */
    freezeNode(node) {
      const pids = [processes.pidOf(`node${node}`), ...postgresOf(node)];
      for (const pid of pids) signal(pid, "SIGSTOP");
      return async () => {
        await processes.kill(`node${node}`);
        for (const pid of pids) signal(pid, "SIGKILL");
        startNode(node);
      };
    },
  };
}
