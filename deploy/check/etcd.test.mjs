// The certificates and passwords of etcd: who has the network alone has nothing.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../drill/processes.mjs";
import { valuesOf } from "../render.mjs";
import { DEPLOY, folderFor, programOf, rendered, run, yamlOf } from "./parts.mjs";

const HERE = "127.0.0.1";
const script = (name) => path.join(DEPLOY, "cluster", name);

function certificatesIn(folder, ...members) {
  const { status, said } = run("sh", [script("etcd-certificates.sh"), folder, ...members]);
  assert.equal(status, 0, said);
  return (name) => path.join(folder, name);
}
const textOf = (file) => run("openssl", ["x509", "-in", file, "-noout", "-text"]).said;

test("each member has a certificate for its address, and clients one that no member can use", (t) => {
  const at = certificatesIn(folderFor(t), "node1=10.0.0.11", "node2=10.0.0.12");
  const names = ["node1", "node2", "client"].map((name) => at(`${name}.pem`));
  const verified = run("openssl", ["verify", "-CAfile", at("ca.pem"), ...names]);
  assert.equal(verified.status, 0, verified.said);
  assert.match(textOf(at("node1.pem")), /IP Address:10\.0\.0\.11\n/);
  assert.match(textOf(at("node2.pem")), /Server Authentication, TLS Web Client Authentication/);
  assert.doesNotMatch(textOf(at("client.pem")), /Server Authentication/);
  for (const name of names) assert.doesNotMatch(textOf(name), /Subject:.*CN/, "etcd takes a common name for a user");
  const authority = readFileSync(at("ca.pem"), "utf8");
  certificatesIn(path.dirname(at("ca.pem")), "node3=10.0.0.13");
  assert.equal(readFileSync(at("ca.pem"), "utf8"), authority);
});

test("Patroni comes with its certificate and password", (t) => {
  const { etcd3 } = yamlOf(rendered("cluster/patroni.yml", folderFor(t)))[0];
  assert.equal(etcd3.protocol, "https");
  for (const key of ["cacert", "cert", "key", "username", "password"]) assert.ok(etcd3[key], key);
});

test("etcd answers nobody without a certificate, and without a password only that", async (t) => {
  const etcd = programOf("etcd", t);
  if (!etcd) return;
  const folder = folderFor(t);
  const at = certificatesIn(folder, `node1=${HERE}`);
  const [client, peer] = [await freePort(), await freePort()];
  const values = {
    ...{ NODE_NAME: "node1", NODE_ADDRESS: HERE, ETCD_FOLDER: at("data"), ETCD_TLS: folder },
    ...{ ETCD_CLIENT_PORT: client, ETCD_PEER_PORT: peer, ETCD_PEERS: `node1=https://${HERE}:${peer}` },
  };
  const settings = valuesOf(readFileSync(rendered("cluster/etcd.env", folder, values), "utf8"));
  const member = spawn(etcd, ["--log-level", "error", "--logger", "zap"], { env: { ...process.env, ...settings } });
  t.after(() => member.kill("SIGKILL"));
  const withCertificate = {
    ...{ ...process.env, ETCDCTL_API: "3", ETCDCTL_ENDPOINTS: `https://${HERE}:${client}` },
    ...{ ETCDCTL_CACERT: at("ca.pem"), ETCDCTL_CERT: at("client.pem"), ETCDCTL_KEY: at("client.key") },
  };
  const etcdctl = (args, env = withCertificate) =>
    run("etcdctl", ["--dial-timeout=3s", "--command-timeout=3s", ...args], { env });
  for (let tries = 0; tries < 50 && etcdctl(["endpoint", "health"]).status !== 0; tries++) await sleep(200);
  const users = { ETCD_ROOT_PASSWORD: "root's", ETCD_USER: "patroni", ETCD_PASSWORD: "patroni's" };
  const set = run("sh", [script("etcd-users.sh")], { env: { ...withCertificate, ...users } });
  assert.equal(set.status, 0, set.said);

  const put = ["put", "/service/dryrun/leader", "node1"];
  const { ETCDCTL_CERT: _, ETCDCTL_KEY: __, ...bare } = withCertificate;
  assert.notEqual(etcdctl(put, bare).status, 0, "without a certificate");
  assert.match(etcdctl(put).said, /user name is empty|permission denied/);
  assert.match(etcdctl(["--user", "patroni:wrong", ...put]).said, /authentication failed/);
  assert.equal(etcdctl(["--user", "patroni:patroni's", ...put]).status, 0);
  assert.match(etcdctl(["--user", "patroni:patroni's", "put", "/other", "x"]).said, /permission denied/);
});
