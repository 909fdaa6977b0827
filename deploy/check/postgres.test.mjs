// Tests connections to PostgreSQL: only encrypted ones, and only with a server whose certificate the cluster's
// authority signed for it.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { asOneself } from "../chaos/database/database.mjs";
import { freePort, waitUntil } from "../chaos/processes.mjs";
import { render } from "../render.mjs";
import { certificatesIn, HERE } from "./etcd.mjs";
import { DEPLOY, folderFor, programOf, ROOT, readDeployFile, renderFile, run, sampleValues, yamlOf } from "./parts.mjs";
import { handOver, startPatroni, unprivileged } from "./patroni.mjs";

const pg = createRequire(path.join(ROOT, "apps/api/package.json"))("pg");

/** Returns the first row of a statement, from a separate connection. */
async function ask(url, statement) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

const ENCRYPTED = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
const verifiedBy = (folder) => `?sslmode=verify-full&sslrootcert=${encodeURIComponent(path.join(folder, "ca.pem"))}`;

/** Starts HAProxy and PgBouncer in front of the only node, which Patroni leads; returns their ports. */
async function startPooler(test, { folder, values }) {
  const [primary, pooler] = [await freePort(), await freePort()];
  const more = {
    ...{ ...values, PRIMARY_PORT: primary, POOLER_PORT: pooler },
    ...{ NODE2_ADDRESS: HERE, NODE2_POSTGRES_PORT: 1, NODE2_PATRONI_PORT: 1 },
    ...{ POOLER_USERS: path.join(folder, "users.txt"), POOLER_LOG: path.join(folder, "pgbouncer.log") },
  };
  const file = path.join(folder, "database.cfg");
  writeFileSync(file, asOneself(render(readDeployFile("cluster/database.cfg"), { ...sampleValues(), ...more })));
  renderFile("cluster/users.txt", folder, more);
  const config = renderFile("cluster/pgbouncer.ini", folder, more);
  handOver(folder);
  const started = [
    spawn("/usr/sbin/haproxy", ["-db", "-f", file]),
    spawn("/usr/sbin/pgbouncer", [config], unprivileged),
  ];
  test.after(() => {
    for (const one of started) one.kill("SIGKILL");
  });
  return { primary, pooler };
}

test("PostgreSQL and PgBouncer refuse unencrypted connections, and clients refuse unknown servers", {
  timeout: 180_000,
}, async (t) => {
  const program = programOf("patroni", t);
  if (!program || !programOf("pgbouncer", t) || !programOf("haproxy", t)) return;
  const cluster = await startPatroni(program, t);
  const { folder, values } = cluster;
  const { SUPERUSER_PASSWORD, DATABASE_PASSWORD } = sampleValues();
  const direct = `postgres://postgres:${SUPERUSER_PASSWORD}@${HERE}:${values.POSTGRES_PORT}/postgres`;
  assert.deepEqual(await ask(direct + verifiedBy(folder), ENCRYPTED), { ssl: true });
  await assert.rejects(ask(direct, ENCRYPTED), /no encryption/);
  for (const statement of render(readDeployFile("cluster/database.sql"), sampleValues())
    .split(/;\s*\n/)
    .filter(Boolean))
    await ask(direct + verifiedBy(folder), statement);

  const { primary, pooler } = await startPooler(t, cluster);
  const at = (port) => `postgres://dryrun:${DATABASE_PASSWORD}@${HERE}:${port}/dryrun`;
  await waitUntil("HAProxy to find the primary", () => ask(at(primary) + verifiedBy(folder), "select 1"));
  await waitUntil("PgBouncer", () => ask(at(pooler) + verifiedBy(folder), "select 1"));
  for (const port of [primary, pooler])
    assert.deepEqual(await ask(at(port) + verifiedBy(folder), ENCRYPTED), { ssl: true });
  await assert.rejects(ask(at(primary), ENCRYPTED), /no encryption/);
  await assert.rejects(ask(at(pooler), ENCRYPTED), /SSL required/);

  const other = folderFor(t);
  certificatesIn(other, `node1=${HERE}`);
  for (const port of [values.POSTGRES_PORT, primary, pooler])
    await assert.rejects(ask(at(port) + verifiedBy(other), ENCRYPTED), /self-signed certificate|unable to verify/);

  const list = path.join(folder, "list");
  writeFileSync(list, [values.POSTGRES_PORT, pooler].map((port) => `postgres ${HERE}:${port}\n`).join(""));
  const env = { ...process.env, TEXTFILE_FOLDER: folder };
  const ends = run("sh", [path.join(DEPLOY, "watch/certificate-ends.sh"), list], { env });
  assert.equal(ends.status, 0, ends.said);

  // As another user of the machine, through the socket.
  const socket = run("psql", ["-h", folder, "-p", values.POSTGRES_PORT, "-U", "postgres", "-w", "-c", "select 1"]);
  assert.match(socket.said, /Peer authentication failed/);
});

test("each side of a connection between machines verifies the other's name", (t) => {
  const { postgresql } = yamlOf(renderFile("cluster/patroni.yml", folderFor(t)))[0];
  for (const [who, { sslmode, sslrootcert }] of Object.entries(postgresql.authentication)) {
    assert.equal(sslmode, "verify-full", who);
    assert.ok(sslrootcert, who);
  }
  for (const rule of postgresql.pg_hba) assert.match(rule, /^hostssl .* scram-sha-256$|^local all postgres peer$/);
  assert.match(readDeployFile("cluster/pgbouncer.ini"), /^server_tls_sslmode = verify-full$/m);
  assert.match(readDeployFile("systemd/dryrun-backup.service"), /sslmode=verify-full sslrootcert=\S+/);
  const book = readFileSync(path.join(ROOT, "docs/operations.md"), "utf8");
  const urls = [...book.matchAll(/DATABASE(?:_\w+)?_URL='?(postgres:\/\/dryrun:[^\s'`]+)/g)].map(([, url]) => url);
  assert.equal(urls.length, 2);
  for (const url of urls) assert.match(url, /\?sslmode=verify-full&sslrootcert=/);
});
