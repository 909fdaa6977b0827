// Tests what Prometheus reads about the end of certificates: in files, and from servers.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { freePort, waitUntil } from "../chaos/processes.mjs";
import { certificatesIn, HERE } from "./etcd.mjs";
import { DEPLOY, folderFor, readDeployFile, renderFile, run } from "./parts.mjs";

const CHECKED = "dryrun_certificates_checked_timestamp_seconds.prom";
const ENDS = "dryrun_certificate_ends_timestamp_seconds.prom";
const DAYS = Number(/^days=(\d+)$/m.exec(readDeployFile("cluster/certificates.sh"))[1]);
const DAY_S = 24 * 3600;

/** Starts a server that requires a client's certificate, like etcd. */
async function startServer(test, at) {
  const port = await freePort();
  const files = ["-cert", at("node1.pem"), "-key", at("node1.key"), "-CAfile", at("ca.pem")];
  const server = spawn("openssl", ["s_server", "-accept", `${HERE}:${port}`, ...files, "-Verify", "1", "-quiet"]);
  test.after(() => server.kill());
  await waitUntil("the server", () =>
    run("openssl", ["s_client", "-connect", `${HERE}:${port}`], { input: "" }).said.includes("BEGIN"),
  );
  return port;
}

/** Returns the script's output for these lines. */
function look(folder, lines) {
  const list = path.join(folder, "list");
  writeFileSync(list, `# a comment\n\n${lines.join("\n")}\n`);
  const env = { ...process.env, TEXTFILE_FOLDER: folder };
  const { status, said } = run("sh", [path.join(DEPLOY, "watch/certificate-ends.sh"), list], { env });
  const samples = [...readFileSync(path.join(folder, ENDS), "utf8").matchAll(/^\w+\{certificate="(.+)"\} (\d+)$/gm)];
  return { status, said, ends: Object.fromEntries(samples.map(([, name, end]) => [name, Number(end)])) };
}

test("reports the end of each certificate, in files and from a server", { timeout: 60_000 }, async (t) => {
  const folder = folderFor(t);
  const at = certificatesIn(folder, `node1=${HERE}`);
  const port = await startServer(t, at);
  const good = [`file ${at("ca.pem")}`, `tls ${HERE}:${port} dryrun.example`];
  const missing = look(folder, [good[0], `tls ${HERE}:1`, `file ${at("gone.pem")}`, good[1]]);
  assert.equal(missing.status, 1);
  assert.match(missing.said, /No certificate: tls 127\.0\.0\.1:1\n[\s\S]*No certificate: file .*gone\.pem/);
  assert.ok(!existsSync(path.join(folder, CHECKED)), "what was not seen was not checked");

  const seen = look(folder, good);
  assert.equal(seen.status, 0, seen.said);
  assert.deepEqual(seen.ends, missing.ends);
  const days = Object.values(seen.ends).map((end) => Math.round((end - Date.now() / 1000) / DAY_S));
  assert.deepEqual(days, [3650, DAYS]);
  assert.match(readFileSync(path.join(folder, CHECKED), "utf8"), /^dryrun_\w+ \d{10}\n$/);
});

test("lists each place with a certificate of the cluster", (t) => {
  const list = readFileSync(renderFile("watch/certificates.list", folderFor(t)), "utf8");
  assert.deepEqual(
    list.split("\n").filter((line) => line && !line.startsWith("#")),
    [
      "file /etc/etcd/tls/ca.pem",
      "tls 10.0.0.11:2379",
      "file /etc/patroni/tls/client.pem",
      "tls 10.0.0.11:8008",
      "postgres 10.0.0.11:5432",
      "postgres 127.0.0.1:6432",
      "tls 127.0.0.1:443 dryrun.example",
    ],
  );
});
