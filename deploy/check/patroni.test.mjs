// Patroni's own API: who has the network alone can neither change the cluster nor pass for it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chownSync, readdirSync, readFileSync } from "node:fs";
import https from "node:https";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../drill/processes.mjs";
import { HERE, startEtcd } from "./etcd.mjs";
import { folderFor, programOf, rendered, run, sample } from "./parts.mjs";

const NOBODY = 65_534;

/** Patroni with an API of this configuration; PostgreSQL refuses to run as root. */
async function startPatroni(program, test) {
  let stop = () => {};
  test.after(() => stop()); // before its folder is removed
  const folder = folderFor(test);
  const etcd = await startEtcd(programOf("etcd", test), folder, test);
  const port = await freePort();
  const config = rendered("cluster/patroni.yml", folder, {
    ...{ NODE_NAME: "node1", NODE_ADDRESS: HERE, NODE1_ADDRESS: HERE, PATRONI_PORT: port, PATRONI_TLS: folder },
    ...{ ETCD_HOSTS: etcd.hosts, ETCD_USER: "patroni", ETCD_PASSWORD: "patroni's", WATCHDOG: "off" },
    ...{ POSTGRES_PORT: await freePort(), RUN_FOLDER: folder, DATA_FOLDER: path.join(folder, "database") },
    ...{ TRUSTED_NETWORK: `${HERE}/32`, ARCHIVE_COMMAND: "/bin/true" },
  });
  const user = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid) for (const name of ["", ...readdirSync(folder)]) chownSync(path.join(folder, name), NOBODY, NOBODY);
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" };
  const patroni = spawn(program, [config], { ...user, env });
  stop = () => {
    patroni.kill("SIGTERM"); // it stops PostgreSQL
    return new Promise((resolve) => patroni.once("exit", resolve));
  };
  return { folder, port, config, options: { ...user, env } };
}

/** The status of an answer, or why there is none. */
const statusOf = (port, options) =>
  new Promise((resolve) => {
    const asked = https.request({ host: HERE, port, agent: false, ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on("error", ({ code }) => resolve(code));
    asked.end(options.body);
  });

test("Patroni shows a certificate, and changes nothing without one and the password", {
  timeout: 120_000,
}, async (t) => {
  const program = programOf("patroni", t);
  if (!program) return;
  const { folder, port, config, options } = await startPatroni(program, t);
  const of = (name) => readFileSync(path.join(folder, name));
  const ca = of("ca.pem");
  const isPrimary = () => statusOf(port, { path: "/primary", method: "OPTIONS", ca });
  for (let tries = 0; tries < 300 && (await isPrimary()) !== 200; tries++) await sleep(200);
  assert.equal(await isPrimary(), 200, "as HAProxy asks");
  assert.notEqual(await statusOf(port, { path: "/primary" }), 200, "to who does not know the authority");

  const client = { cert: of("client.pem"), key: of("client.key") };
  const { PATRONI_USER, PATRONI_PASSWORD } = sample();
  const change = { path: "/config", method: "PATCH", ca, body: JSON.stringify({ ttl: 21 }) };
  assert.equal(await statusOf(port, { ...change, auth: `${PATRONI_USER}:${PATRONI_PASSWORD}` }), 403);
  assert.equal(await statusOf(port, { ...change, ...client }), 401);
  assert.equal(await statusOf(port, { ...change, ...client, auth: `${PATRONI_USER}:wrong` }), 401);
  assert.equal(await statusOf(port, { ...change, ...client, auth: `${PATRONI_USER}:${PATRONI_PASSWORD}` }), 200);

  const asked = run("patronictl", ["-c", config, "reload", "dryrun", "--force"], options);
  assert.match(asked.said, /Reload request received for member node1/);
});
