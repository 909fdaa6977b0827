// Starts Patroni with PostgreSQL on this machine, from the files of deploy/cluster, for the checks.
import { spawn } from "node:child_process";
import { chownSync, readdirSync, readFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../chaos/processes.mjs";
import { HERE, startEtcd } from "./etcd.mjs";
import { folderFor, programOf, renderFile } from "./parts.mjs";

const NOBODY = 65_534;
const TIMEOUT_MS = 60_000;

/** PostgreSQL and PgBouncer refuse to run as root. */
export const unprivileged = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Gives a folder and its files to the user that PostgreSQL runs as. */
export function handOver(folder) {
  if (unprivileged.uid)
    for (const name of ["", ...readdirSync(folder)]) chownSync(path.join(folder, name), NOBODY, NOBODY);
}

/** Returns the status of an answer, or the reason why there is none. */
export const statusOf = (port, options) =>
  new Promise((resolve) => {
    const request = https.request({ host: HERE, port, agent: false, ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on("error", ({ code }) => resolve(code));
    request.end(options.body);
  });

/** Starts Patroni with an API of this configuration, and waits until it leads. `values` are those of its files. */
export async function startPatroni(program, test) {
  let stop = () => {};
  test.after(() => stop()); // before its folder is deleted
  const folder = folderFor(test);
  const etcd = await startEtcd(programOf("etcd", test), folder, test);
  const [port, postgresPort] = [await freePort(), await freePort()];
  const values = {
    ...{ NODE_NAME: "node1", NODE_ADDRESS: HERE, NODE1_ADDRESS: HERE, PATRONI_PORT: port, PATRONI_TLS: folder },
    ...{ ETCD_HOSTS: etcd.hosts, ETCD_USER: "patroni", ETCD_PASSWORD: "patroni's", WATCHDOG: "off" },
    ...{ POSTGRES_PORT: postgresPort, RUN_FOLDER: folder, DATA_FOLDER: path.join(folder, "database") },
    ...{ TRUSTED_NETWORK: `${HERE}/32`, ARCHIVE_COMMAND: "/bin/true" },
    ...{ NODE1_POSTGRES_PORT: postgresPort, NODE1_PATRONI_PORT: port },
  };
  const config = renderFile("cluster/patroni.yml", folder, values);
  handOver(folder);
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" };
  const patroni = spawn(program, [config], { ...unprivileged, env });
  stop = () => {
    patroni.kill("SIGTERM"); // it stops PostgreSQL
    return new Promise((resolve) => patroni.once("exit", resolve));
  };
  const ca = readFileSync(path.join(folder, "ca.pem"));
  const isPrimary = () => statusOf(port, { path: "/primary", method: "OPTIONS", ca }); // like HAProxy
  for (const end = Date.now() + TIMEOUT_MS; (await isPrimary()) !== 200 && Date.now() < end; ) await sleep(200);
  return { folder, port, values, config, options: { ...unprivileged, env } };
}
