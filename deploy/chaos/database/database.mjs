// Runs etcd, Patroni with two nodes of PostgreSQL, HAProxy and PgBouncer on this machine, from the files of deploy/cluster.
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { render } from "../../render.mjs";
import { freePort, waitUntil } from "../processes.mjs";
import { startEtcd } from "./etcd.mjs";
import { CLUSTER, secret } from "./files.mjs";
import { createMachines } from "./machines.mjs";
import { createNodeFailures, createRoles, dataIn, NODES, nobody } from "./nodes.mjs";

const HERE = "127.0.0.1";
export const pg = createRequire(path.resolve(import.meta.dirname, "../../../apps/api/package.json"))("pg");

/** Changes HAProxy's configuration to the current user: only root can become another user. */
export const asOneself = (text) => text.replaceAll(/^ {2}(user|group) haproxy\n/gm, "");

/** Returns the values of the configuration files: new passwords and free ports. */
async function createValues(run, machines) {
  const values = {
    ARCHIVE_COMMAND: "/bin/true", // the backup has a separate test
    TRUSTED_NETWORK: machines.network,
    PATRONI_USER: "patroni",
    PATRONI_PASSWORD: secret(),
    SUPERUSER_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    DATABASE_PASSWORD: secret(),
    RUN_FOLDER: run,
    PATRONI_TLS: run,
    WATCHDOG: "off", // freezeNode replaces it
    POOLER_USERS: path.join(run, "users.txt"),
    POOLER_LOG: path.join(run, "pgbouncer.log"),
    POOLER_SIZE: 20,
    PRIMARY_PORT: await freePort(),
    POOLER_PORT: await freePort(),
    NODE1_ADDRESS: machines.addressOf(1),
    NODE2_ADDRESS: machines.addressOf(2),
  };
  for (const node of NODES)
    for (const what of ["POSTGRES", "PATRONI"]) values[`NODE${node}_${what}_PORT`] = await freePort();
  return values;
}

/** Returns functions that fill in a file of deploy/cluster, and write a file that only the database's user can read. */
function createFiles(run, values) {
  if (nobody.uid) chownSync(run, nobody.uid, nobody.gid);
  return {
    fillIn: (name, more = {}) => render(readFileSync(path.join(CLUSTER, name), "utf8"), { ...values, ...more }),
    write(name, text) {
      const file = path.join(run, name);
      writeFileSync(file, text, { mode: 0o600 });
      if (nobody.uid) chownSync(file, nobody.uid, nobody.gid);
      return file;
    },
  };
}

/** Patroni accepts only files of its own user. */
function copyCertificates({ write }, folder) {
  const ofNodes = NODES.flatMap((node) =>
    [`patroni-node${node}`, `postgres-node${node}`].flatMap((name) => [`${name}.pem`, `${name}.key`]),
  );
  for (const name of ["ca.pem", "client.pem", "client.key", ...ofNodes])
    write(name, readFileSync(path.join(folder, name), "utf8"));
}

/** Returns a function that starts a node's Patroni. */
const nodeStarter = ({ run, processes, machines, values, files, etcd }) =>
  function startNode(node) {
    const config = files.fillIn("patroni.yml", {
      NODE_NAME: `node${node}`,
      NODE_ADDRESS: machines.addressOf(node),
      ETCD_HOSTS: etcd.hosts,
      ETCD_USER: etcd.user,
      ETCD_PASSWORD: etcd.password,
      PATRONI_PORT: values[`NODE${node}_PATRONI_PORT`],
      POSTGRES_PORT: values[`NODE${node}_POSTGRES_PORT`],
      DATA_FOLDER: dataIn(run, node),
    });
    const env = { PATH: process.env.PATH, HOME: run, LC_ALL: "C.UTF-8" };
    const [command, args, as] = machines.on(node, "patroni", [files.write(`node${node}.yml`, config)]);
    processes.start(`node${node}`, command, args, { ...as, env });
  };

/** Runs statements on a new connection. */
async function query(url, statements) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await client.query(statements);
  } finally {
    await client.end();
  }
}

/** Returns the URLs of the database, with TLS verified by this authority. */
function urlsOf(values, authority) {
  const verified = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;
  const urlAt = (port) => `postgres://dryrun:${values.DATABASE_PASSWORD}@${HERE}:${port}/dryrun${verified}`;
  return {
    superuser: `postgres://postgres:${values.SUPERUSER_PASSWORD}@${HERE}:${values.PRIMARY_PORT}/postgres${verified}`,
    pooled: urlAt(values.POOLER_PORT),
    direct: urlAt(values.PRIMARY_PORT),
  };
}

/** Starts PgBouncer, and waits until it answers. */
async function startPooler(processes, files, url) {
  files.write("users.txt", files.fillIn("users.txt"));
  const config = files.write("pgbouncer.ini", files.fillIn("pgbouncer.ini", { NODE_NAME: "node1" }));
  processes.start("pgbouncer", "/usr/sbin/pgbouncer", [config], { uid: nobody.uid, restartMs: 1000 });
  await waitUntil("the pooler", () => query(url, "select 1"));
}

/** Waits for a primary, and makes the product's database and users. */
async function createDatabase(files, superuser) {
  await waitUntil("a primary of PostgreSQL", () => query(superuser, "select 1"), 90_000);
  const statements = files.fillIn("database.sql").split(/;\s*\n/);
  for (const statement of statements.filter((text) => text.trim())) await query(superuser, statement);
}

export async function startDatabase(folder, processes) {
  const run = path.join(folder, "run");
  mkdirSync(run);
  const machines = createMachines(run, nobody.uid);
  const values = await createValues(run, machines);
  const files = createFiles(run, values);
  const etcd = await startEtcd(folder, processes, machines);
  copyCertificates(files, etcd.certificates);
  const startNode = nodeStarter({ run, processes, machines, values, files, etcd });
  for (const node of NODES) startNode(node);
  const proxy = files.write("database.cfg", asOneself(files.fillIn("database.cfg")));
  processes.start("primary-proxy", "haproxy", ["-db", "-f", proxy]);
  const authority = path.join(etcd.certificates, "ca.pem");
  const { superuser, ...urls } = urlsOf(values, authority);
  await createDatabase(files, superuser);
  const patroniUrl = (node) => `https://${machines.addressOf(node)}:${values[`NODE${node}_PATRONI_PORT`]}`;
  const nodeWith = createRoles(patroniUrl, readFileSync(authority));
  const isSynchronous = async () => (await nodeWith("synchronous")) !== undefined;
  await waitUntil("a synchronous standby", isSynchronous, 90_000);
  await startPooler(processes, files, urls.pooled);
  return {
    urls,
    query: (statement) => query(urls.direct, statement),
    unencrypted: () => unencryptedOf(superuser),
    primaryNode: () => nodeWith("primary"),
    /** Makes the next record start another file of WAL, which is created now. Rejects if there is no space for it. */
    switchWal: () => query(superuser, "select txid_current(); select pg_switch_wal();"),
    isSynchronous,
    startNode,
    ...createNodeFailures({ run, processes, startNode }),
    /** Only if each node has a separate network and disk. */
    cutNetwork: machines.cut,
    fillDisk: machines.fill,
    endMachines: machines.end,
    etcd,
  };
}

/** Returns network connections to the primary without TLS; nothing here uses the socket. */
async function unencryptedOf(superuser) {
  const { rows } = await query(
    superuser,
    `select backend_type, usename, application_name from pg_stat_activity join pg_stat_ssl using (pid)
       where client_addr is not null and not ssl`,
  );
  return rows.map((row) => Object.values(row).join(" "));
}
