// Tests the certificates of the cluster and the passwords of etcd: access to the network alone is not enough.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { certificatesIn, startEtcd } from "./etcd.mjs";
import { folderFor, programOf, renderFile, run, yamlOf } from "./parts.mjs";

const textOf = (file) => run("openssl", ["x509", "-in", file, "-noout", "-text"]).said;

test("each machine has certificates for its address, and clients have one that no machine can use", (t) => {
  const at = certificatesIn(folderFor(t), "node1=10.0.0.11", "node2=10.0.0.12");
  const machines = ["node1", "node2"].flatMap((name) => [name, `patroni-${name}`, `postgres-${name}`]);
  const names = [...machines, "client"].map((name) => at(`${name}.pem`));
  const verified = run("openssl", ["verify", "-CAfile", at("ca.pem"), ...names]);
  assert.equal(verified.status, 0, verified.said);
  const isFor = (address) =>
    run("openssl", ["verify", "-CAfile", at("ca.pem"), "-verify_ip", address, at("postgres-node1.pem")]).status === 0;
  // 127.0.0.1: through HAProxy on the client's own machine.
  assert.deepEqual(["10.0.0.11", "127.0.0.1", "10.0.0.12"].map(isFor), [true, true, false]);
  for (const name of ["node1.pem", "patroni-node1.pem"]) assert.match(textOf(at(name)), /IP Address:10\.0\.0\.11\n/);
  assert.match(textOf(at("node2.pem")), /Server Authentication, TLS Web Client Authentication/);
  for (const name of ["patroni-node2.pem", "postgres-node2.pem"])
    assert.doesNotMatch(textOf(at(name)), /Client Authentication/);
  assert.doesNotMatch(textOf(at("client.pem")), /Server Authentication/);
  for (const name of names) assert.doesNotMatch(textOf(name), /Subject:.*CN/, "etcd takes a common name for a user");
  const authority = readFileSync(at("ca.pem"), "utf8");
  certificatesIn(path.dirname(at("ca.pem")), "node3=10.0.0.13");
  assert.equal(readFileSync(at("ca.pem"), "utf8"), authority);
});

test("Patroni uses its certificate and password", (t) => {
  const { etcd3 } = yamlOf(renderFile("cluster/patroni.yml", folderFor(t)))[0];
  assert.equal(etcd3.protocol, "https");
  for (const key of ["cacert", "cert", "key", "username", "password"]) assert.ok(etcd3[key], key);
});

test("etcd refuses clients without a certificate, and without a password allows nothing but the connection", async (t) => {
  const etcd = programOf("etcd", t);
  if (!etcd) return;
  const { etcdctl, environment } = await startEtcd(etcd, folderFor(t), t);
  const put = ["put", "/service/dryrun/leader", "node1"];
  const { ETCDCTL_CERT: _, ETCDCTL_KEY: __, ...bare } = environment;
  assert.notEqual(etcdctl(put, bare).status, 0, "without a certificate");
  assert.match(etcdctl(put).said, /user name is empty|permission denied/);
  assert.match(etcdctl(["--user", "patroni:wrong", ...put]).said, /authentication failed/);
  assert.equal(etcdctl(["--user", "patroni:patroni's", ...put]).status, 0);
  assert.match(etcdctl(["--user", "patroni:patroni's", "put", "/other", "x"]).said, /permission denied/);
});
