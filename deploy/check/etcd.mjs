// Starts a member of etcd with certificates and passwords on this machine, for the checks.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../chaos/processes.mjs";
import { valuesOf } from "../render.mjs";
import { DEPLOY, renderFile, run } from "./parts.mjs";

export const HERE = "127.0.0.1";
const script = (name) => path.join(DEPLOY, "cluster", name);

/** Makes the certificates of these machines; returns a function for the path of a file. */
export function certificatesIn(folder, ...members) {
  const { status, said } = run("sh", [script("certificates.sh"), folder, ...members]);
  assert.equal(status, 0, said);
  return (name) => path.join(folder, name);
}

/** `environment` is that of a client with its certificate; `etcdctl` runs with it by default. */
export async function startEtcd(program, folder, test) {
  const at = certificatesIn(folder, `node1=${HERE}`);
  const [client, peer] = [await freePort(), await freePort()];
  const values = {
    ...{ NODE_NAME: "node1", NODE_ADDRESS: HERE, ETCD_FOLDER: at("data"), ETCD_TLS: folder },
    ...{ ETCD_CLIENT_PORT: client, ETCD_PEER_PORT: peer, ETCD_PEERS: `node1=https://${HERE}:${peer}` },
  };
  const settings = valuesOf(readFileSync(renderFile("cluster/etcd.env", folder, values), "utf8"));
  const member = spawn(program, ["--log-level", "error", "--logger", "zap"], { env: { ...process.env, ...settings } });
  test.after(() => member.kill("SIGKILL"));
  const environment = {
    ...{ ...process.env, ETCDCTL_API: "3", ETCDCTL_ENDPOINTS: `https://${HERE}:${client}` },
    ...{ ETCDCTL_CACERT: at("ca.pem"), ETCDCTL_CERT: at("client.pem"), ETCDCTL_KEY: at("client.key") },
  };
  const etcdctl = (args, env = environment) =>
    run("etcdctl", ["--dial-timeout=3s", "--command-timeout=3s", ...args], { env });
  for (let tries = 0; tries < 50 && etcdctl(["endpoint", "health"]).status !== 0; tries++) await sleep(200);
  const users = { ETCD_ROOT_PASSWORD: "root's", ETCD_USER: "patroni", ETCD_PASSWORD: "patroni's" };
  const set = run("sh", [script("etcd-users.sh")], { env: { ...environment, ...users } });
  assert.equal(set.status, 0, set.said);
  return { etcdctl, environment, hosts: `${HERE}:${client}` };
}
