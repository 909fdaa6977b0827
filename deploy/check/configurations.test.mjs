// Checks every configuration with its own program.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { LIMITS } from "../../apps/api/src/db/postgres/pool.ts";
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from "../../packages/domain/src/limits.ts";
import { namesIn } from "../render.mjs";
import { certificatesIn } from "./etcd.mjs";
import { DEPLOY, folderFor, programOf, ROOT, readDeployFile, renderFile, run, sampleValues, yamlOf } from "./parts.mjs";

const TEMPLATES = [
  ...["etcd.env", "patroni.yml", "database.sql", "pgbouncer.ini", "users.txt", "database.cfg"].map(
    (name) => `cluster/${name}`,
  ),
  ...["proxy/nginx.conf", "watch/prometheus.yml", "watch/certificates.list"],
];

test("the sample has a value for exactly the names in use", () => {
  const names = new Set(TEMPLATES.flatMap((name) => namesIn(readDeployFile(name))));
  assert.deepEqual(Object.keys(sampleValues()).sort(), [...names].sort());
});

test("nginx accepts its configuration", (t) => {
  const nginx = programOf("nginx", t);
  if (!nginx) return;
  const folder = folderFor(t);
  const [certificate, key] = ["cert.pem", "key.pem"].map((name) => path.join(folder, name));
  const subject = ["-subj", "/CN=dryrun.example", "-days", "1"];
  run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, ...subject]);
  const values = {
    ...{ NGINX_PID: path.join(folder, "pid"), NGINX_LOG: path.join(folder, "log") },
    ...{ NGINX_TEMP: folder, NGINX_CACHE: path.join(folder, "cache"), CERTIFICATE: certificate, CERTIFICATE_KEY: key },
  };
  const { status, said } = run(nginx, ["-t", "-c", renderFile("proxy/nginx.conf", folder, values)]);
  assert.equal(status, 0, said);
  assert.doesNotMatch(said, /\[warn\]/);
});

test("nginx redirects to the configured name, hides metrics, and leaves security.txt to the server", () => {
  const nginx = readDeployFile("proxy/nginx.conf");
  assert.match(nginx, /return 308 https:\/\/\$\{SITE_NAME\}\$request_uri;/);
  assert.deepEqual(nginx.match(/location .*\/api.* \{/g), ["location ^~ /api/metrics {", "location ^~ /api/ {"]);
  assert.doesNotMatch(nginx, /well-known|security\.txt/);
});

test("nginx accepts bodies of the product's maximum size, and not much larger ones", () => {
  const most = Number.parseInt(sampleValues().MAX_BODY, 10) * 1024 * 1024;
  assert.ok(most > Math.max(MAX_BODY_BYTES, MAX_UPLOAD_BYTES) && most <= 4 * MAX_BODY_BYTES);
});

test("HAProxy accepts its configuration", (t) => {
  const haproxy = programOf("haproxy", t);
  if (!haproxy) return;
  const folder = folderFor(t);
  certificatesIn(folder, "node1=127.0.0.1");
  const file = renderFile("cluster/database.cfg", folder, { PATRONI_TLS: folder });
  const { status, said } = run(haproxy, ["-c", "-f", file]);
  assert.equal(status, 0, said);
});

test("Patroni accepts its configuration", (t) => {
  const patroni = programOf("patroni", t);
  if (!patroni) return;
  const folder = folderFor(t);
  const values = {
    NODE_ADDRESS: "127.0.0.1",
    DATA_FOLDER: path.join(folder, "data"),
    RUN_FOLDER: folder,
    ETCD_HOSTS: "127.0.0.1:1",
  };
  const { said } = run(patroni, ["--validate-config", renderFile("cluster/patroni.yml", folder, values)]);
  // It also connects to etcd and looks for a data folder, which do not exist here, and refuses the only address that
  // this machine certainly has.
  const faults = said
    .split("\n")
    .filter(
      (line) => line && !/etcd|data_dir|Didn't get|bin_dir|not.*dir|is not reachable|must not contain "127/i.test(line),
    );
  assert.deepEqual(faults, []);
});

test("only the nodes can change the cluster through Patroni", (t) => {
  const { restapi } = yamlOf(renderFile("cluster/patroni.yml", folderFor(t)))[0];
  const { NODE1_ADDRESS, NODE2_ADDRESS } = sampleValues();
  assert.deepEqual(restapi.allowlist, [NODE1_ADDRESS, NODE2_ADDRESS]);
});

test("the pooler sets the timeouts that a direct connection sets itself", () => {
  const set = Object.fromEntries(
    [...readDeployFile("cluster/pgbouncer.ini").matchAll(/set (\w+) to (\d+)/g)].map(([, name, ms]) => [
      name,
      Number(ms),
    ]),
  );
  assert.deepEqual(set, LIMITS);
});

test("systemd accepts every unit", (t) => {
  const analyze = programOf("systemd-analyze", t);
  if (!analyze) return;
  const units = readdirSync(path.join(DEPLOY, "systemd"));
  assert.ok(units.length >= 6);
  for (const unit of units) {
    const file = path.join(DEPLOY, "systemd", unit.replace("@.", "@3000."));
    const { said } = run(analyze, ["verify", "--man=no", existsSync(file) ? file : path.join(DEPLOY, "systemd", unit)]);
    // Programs and users of the target machine do not exist here.
    const faults = said
      .split("\n")
      .filter(
        (line) => line.includes(unit.split(".")[0]) && !/is not executable|No such file|Unknown user/i.test(line),
      );
    assert.deepEqual(faults, [], unit);
  }
});

test("the units start existing files", () => {
  for (const unit of readdirSync(path.join(DEPLOY, "systemd")).filter((name) => name.endsWith(".service"))) {
    const command = /^ExecStart=(.+)$/m.exec(readDeployFile(`systemd/${unit}`))?.[1] ?? "";
    for (const [, file] of command.matchAll(/(?:\/opt\/dryrun\/)?((?:apps|deploy)\/\S+)/g))
      assert.ok(existsSync(path.join(ROOT, file)), file);
  }
});

const SCRIPTS = ["backup", "cluster", "watch"]
  .flatMap((folder) => readdirSync(path.join(DEPLOY, folder)).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith(".sh"))
  .concat("packages.sh");

test("the shell scripts have no syntax errors", () => {
  for (const name of SCRIPTS) {
    const { status, said } = run("sh", ["-n", path.join(DEPLOY, name)]);
    assert.equal(status, 0, said);
  }
});

test("shellcheck finds nothing in the scripts", (t) => {
  const shellcheck = programOf("shellcheck", t);
  if (!shellcheck) return;
  const { status, said } = run(shellcheck, [
    "-x",
    "-P",
    "SCRIPTDIR",
    ...SCRIPTS.map((name) => path.join(DEPLOY, name)),
  ]);
  assert.equal(status, 0, said);
});

test("no file contains paths of this machine", () => {
  for (const name of TEMPLATES)
    assert.doesNotMatch(readFileSync(path.join(DEPLOY, name), "utf8"), /\/work\/|\/root\//, name);
});
