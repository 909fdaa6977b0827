// Runs etcd, Patroni with two nodes of PostgreSQL, HAProxy and PgBouncer on this machine, from the files of deploy/cluster.
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import https from "node:https";
import { createRequire } from "node:module";
import path from "node:path";
import { render, valuesOf } from "../render.mjs";
import { createMachines } from "./machines.mjs";
import { freePort, sleep, waitUntil } from "./processes.mjs";

const HERE = "127.0.0.1";
const NOBODY = 65_534;
const CLUSTER = path.resolve(import.meta.dirname, "../cluster");
export const pg = createRequire(path.resolve(import.meta.dirname, "../../apps/api/package.json"))("pg");

/** Changes HAProxy's configuration to the current user: only root can become another user. */
export const asOneself = (text) => text.replaceAll(/^ {2}(user|group) haproxy\n/gm, "");

const secret = () => randomBytes(16).toString("hex");

/** PostgreSQL and PgBouncer refuse to run as root. */
const nobody = process.getuid() === 0 ? { uid: NOBODY } : {};
const dataIn = (run, node) => path.join(run, `disk${node}`, "data");

/** Returns the process ids of a data folder's postmaster and its children; none if it does not run. */
function postgresIn(data) {
  const file = path.join(data, "postmaster.pid");
  if (!existsSync(file)) return [];
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  return [pid, ...stdout.split("\n").filter(Boolean).map(Number)];
}

const nameOf = (pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8");

/** Ends the processes that a killed or frozen Patroni left behind. */
export function endDatabase(folder) {
  for (const node of [1, 2])
    for (const pid of postgresIn(dataIn(path.join(folder, "run"), node))) signal(pid, "SIGKILL");
}

export async function startDatabase(folder, processes) {
  const run = path.join(folder, "run");
  mkdirSync(run);
  const machines = createMachines(run, nobody.uid);
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
    STANDBY_PORT: await freePort(),
    POOLER_PORT: await freePort(),
    NODE1_ADDRESS: machines.addressOf(1),
    NODE2_ADDRESS: machines.addressOf(2),
  };
  for (const node of [1, 2])
    for (const what of ["POSTGRES", "PATRONI"]) values[`NODE${node}_${what}_PORT`] = await freePort();
  const write = (name, text) => {
    const file = path.join(run, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (nobody.uid) chownSync(file, NOBODY, NOBODY);
    return file;
  };
  const rendered = (name, more = {}) => render(readFileSync(path.join(CLUSTER, name), "utf8"), { ...values, ...more });
  if (nobody.uid) chownSync(run, NOBODY, NOBODY);

  const etcd = await startEtcd(folder, processes, machines);
  // Patroni accepts only files of its own user.
  const certificates = [1, 2].flatMap((node) =>
    [`patroni-node${node}`, `postgres-node${node}`].flatMap((name) => [`${name}.pem`, `${name}.key`]),
  );
  for (const name of ["ca.pem", "client.pem", "client.key", ...certificates])
    write(name, readFileSync(path.join(etcd.certificates, name), "utf8"));
  const startNode = (node) => {
    const config = rendered("patroni.yml", {
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
    const [command, args, as] = machines.on(node, "patroni", [write(`node${node}.yml`, config)]);
    processes.start(`node${node}`, command, args, { ...as, env });
  };
  for (const node of [1, 2]) startNode(node);
  processes.start("primary-proxy", "haproxy", [
    "-db",
    "-f",
    write("database.cfg", asOneself(rendered("database.cfg"))),
  ]);
  const authority = path.join(etcd.certificates, "ca.pem");
  const verified = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(authority)}`;
  const superuser = `postgres://postgres:${values.SUPERUSER_PASSWORD}@${HERE}:${values.PRIMARY_PORT}/postgres${verified}`;
  const query = async (url, statement) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    client.on("error", () => {});
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await waitUntil("a primary of PostgreSQL", () => query(superuser, "select 1"), 90_000);
  for (const statement of rendered("database.sql")
    .split(/;\s*\n/)
    .filter((text) => text.trim()))
    await query(superuser, statement);
  const ca = readFileSync(authority);
  /**
   * Returns the node with this role in Patroni: a standby can take over only once Patroni has recorded it as the
   * synchronous one.
   */
  const nodeWith = async (role) => {
    for (const node of [1, 2])
      if (await isOk(`https://${machines.addressOf(node)}:${values[`NODE${node}_PATRONI_PORT`]}/${role}`, ca))
        return node;
    return undefined;
  };
  const isSynchronous = async () => (await nodeWith("synchronous")) !== undefined;
  await waitUntil("a synchronous standby", isSynchronous, 90_000);
  write("users.txt", rendered("users.txt"));
  const pooler = write("pgbouncer.ini", rendered("pgbouncer.ini", { NODE_NAME: "node1" }));
  processes.start("pgbouncer", "/usr/sbin/pgbouncer", [pooler], { ...nobody, restartMs: 1000 });
  const urlAt = (port) => `postgres://dryrun:${values.DATABASE_PASSWORD}@${HERE}:${port}/dryrun${verified}`;
  const urls = {
    pooled: urlAt(values.POOLER_PORT),
    direct: urlAt(values.PRIMARY_PORT),
    read: urlAt(values.STANDBY_PORT),
  };
  await waitUntil("the pooler", () => query(urls.pooled, "select 1"));

  const postgresOf = (node) => postgresIn(dataIn(run, node));
  return {
    urls,
    query: (statement) => query(urls.direct, statement),
    /** Returns network connections to the primary without TLS; nothing here uses the socket. */
    async unencrypted() {
      const { rows } = await query(
        superuser,
        `select backend_type, usename, application_name from pg_stat_activity join pg_stat_ssl using (pid)
           where client_addr is not null and not ssl`,
      );
      return rows.map((row) => Object.values(row).join(" "));
    },
    primaryNode: () => nodeWith("primary"),
    /** Makes the next record start another file of WAL, which is created now. Rejects if there is no space for it. */
    switchWal: () => query(superuser, "select txid_current(); select pg_switch_wal();"),
    isSynchronous,
    /**
     * Stops the standby's replay while it still receives the primary's writes: the replaying process is stopped,
     * because Patroni resumes after pg_wal_replay_pause(). Returns a function that lets it catch up.
     */
    async holdStandby() {
      const pids = postgresOf(await nodeWith("synchronous")).filter((pid) => nameOf(pid).includes("startup"));
      if (pids.length !== 1) throw new Error("the standby has no process that replays");
      signal(pids[0], "SIGSTOP");
      return () => signal(pids[0], "SIGCONT");
    },
    /** Simulates the machine's death: ends Patroni and PostgreSQL with kill -9. */
    async killNode(node) {
      const pids = postgresOf(node);
      await processes.kill(`node${node}`);
      for (const pid of pids) signal(pid, "SIGKILL");
    },
    startNode,
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
    /** Only if each node has a separate network and disk. */
    cutNetwork: machines.cut,
    fillDisk: machines.fill,
    endMachines: machines.end,
    etcd,
  };
}

/** Whether this address answers 200 within a second. */
const isOk = (url, ca) =>
  new Promise((resolve) => {
    const asked = https.get(url, { ca, agent: false, signal: AbortSignal.timeout(1000) }, (answer) => {
      answer.on("error", () => {}).resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("error", () => resolve(false));
  });

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/** Runs a script of deploy/cluster; if it fails, throws its output. */
function script(name, args, env) {
  const { status, stdout, stderr } = spawnSync("sh", [path.join(CLUSTER, name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name}: ${stdout}${stderr}`);
}

/** Starts three members with certificates and passwords, from the files of deploy/cluster. */
async function startEtcd(folder, processes, { hub, addressOf }) {
  const members = [];
  for (const number of [1, 2, 3])
    members.push({ name: `etcd${number}`, client: await freePort(), peer: await freePort() });
  const certificates = path.join(folder, "etcd-tls");
  const names = [
    ...members.map(({ name }) => `${name}=${hub}`),
    ...[1, 2].map((node) => `node${node}=${addressOf(node)}`),
  ];
  script("certificates.sh", [certificates, ...names]);
  const start = ({ name, client, peer }) => {
    const values = {
      NODE_NAME: name,
      NODE_ADDRESS: hub,
      ETCD_FOLDER: path.join(folder, name),
      ETCD_CLIENT_PORT: client,
      ETCD_PEER_PORT: peer,
      ETCD_PEERS: members.map((member) => `${member.name}=https://${hub}:${member.peer}`).join(","),
      ETCD_TLS: certificates,
    };
    const env = valuesOf(render(readFileSync(path.join(CLUSTER, "etcd.env"), "utf8"), values));
    const quiet = ["--log-level", "warn", "--logger", "zap"];
    processes.start(name, "etcd", [...quiet, "--heartbeat-interval", "100", "--election-timeout", "1000"], {
      env: { PATH: process.env.PATH, ...env },
    });
  };
  for (const member of members) start(member);
  const hosts = members.map(({ client }) => `${hub}:${client}`).join(",");
  const [user, password, rootPassword] = ["patroni", secret(), secret()];
  const env = {
    ETCDCTL_API: "3",
    ETCDCTL_ENDPOINTS: members.map(({ client }) => `https://${hub}:${client}`).join(","),
    ETCDCTL_CACERT: path.join(certificates, "ca.pem"),
    ETCDCTL_CERT: path.join(certificates, "client.pem"),
    ETCDCTL_KEY: path.join(certificates, "client.key"),
  };
  const leader = () => {
    const { stdout } = spawnSync("etcdctl", ["endpoint", "status", "-w", "json"], {
      env: { PATH: process.env.PATH, ...env },
      encoding: "utf8",
    });
    const match = JSON.parse(stdout).find(({ Status }) => Status.leader === Status.header.member_id);
    return members.find(({ client }) => match?.Endpoint.endsWith(`:${client}`));
  };
  await waitUntil("etcd's leader", leader);
  script("etcd-users.sh", [], { ...env, ETCD_ROOT_PASSWORD: rootPassword, ETCD_USER: user, ETCD_PASSWORD: password });
  return {
    hosts,
    certificates,
    user,
    password,
    /** Kills the leader; it returns after this time, in ms. */
    async killLeader(downMs) {
      const killed = leader();
      await processes.kill(killed.name);
      await sleep(downMs);
      start(killed);
    },
  };
}
