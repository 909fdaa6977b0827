// Runs etcd with three members, certificates and passwords, from the files of deploy/cluster.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { render, valuesOf } from "../../render.mjs";
import { freePort, sleep, waitUntil } from "../processes.mjs";
import { CLUSTER, secret } from "./files.mjs";

/** Runs a script of deploy/cluster; if it fails, throws its output. */
function script(name, args, env) {
  const { status, stdout, stderr } = spawnSync("sh", [path.join(CLUSTER, name), ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name}: ${stdout}${stderr}`);
}

/** Returns the three members with their ports. */
async function createMembers() {
  const members = [];
  for (const number of [1, 2, 3])
    members.push({ name: `etcd${number}`, client: await freePort(), peer: await freePort() });
  return members;
}

/** Makes the certificates of the members and of the two database nodes; returns their folder. */
function makeCertificates(folder, members, { hub, addressOf }) {
  const certificates = path.join(folder, "etcd-tls");
  const names = [
    ...members.map(({ name }) => `${name}=${hub}`),
    ...[1, 2].map((node) => `node${node}=${addressOf(node)}`),
  ];
  script("certificates.sh", [certificates, ...names]);
  return certificates;
}

/** Returns the environment of a member. */
function environmentOf({ name, client, peer }, { folder, hub, certificates, members }) {
  const values = {
    NODE_NAME: name,
    NODE_ADDRESS: hub,
    ETCD_FOLDER: path.join(folder, name),
    ETCD_CLIENT_PORT: client,
    ETCD_PEER_PORT: peer,
    ETCD_PEERS: members.map((member) => `${member.name}=https://${hub}:${member.peer}`).join(","),
    ETCD_TLS: certificates,
  };
  return { PATH: process.env.PATH, ...valuesOf(render(readFileSync(path.join(CLUSTER, "etcd.env"), "utf8"), values)) };
}

/** Returns the environment of etcdctl. */
const clientEnvironment = (members, hub, certificates) => ({
  ETCDCTL_API: "3",
  ETCDCTL_ENDPOINTS: members.map(({ client }) => `https://${hub}:${client}`).join(","),
  ETCDCTL_CACERT: path.join(certificates, "ca.pem"),
  ETCDCTL_CERT: path.join(certificates, "client.pem"),
  ETCDCTL_KEY: path.join(certificates, "client.key"),
});

/** Returns the member that leads; undefined during an election. */
function leaderOf(members, env) {
  const { stdout } = spawnSync("etcdctl", ["endpoint", "status", "-w", "json"], {
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });
  const status = JSON.parse(stdout).find(({ Status }) => Status.leader === Status.header.member_id);
  return members.find(({ client }) => status?.Endpoint.endsWith(`:${client}`));
}

export async function startEtcd(folder, processes, machines) {
  const { hub } = machines;
  const members = await createMembers();
  const certificates = makeCertificates(folder, members, machines);
  const flags = ["--log-level", "warn", "--logger", "zap", "--heartbeat-interval", "100", "--election-timeout", "1000"];
  const start = (member) =>
    processes.start(member.name, "etcd", flags, {
      env: environmentOf(member, { folder, hub, certificates, members }),
    });
  for (const member of members) start(member);
  const [user, password, rootPassword] = ["patroni", secret(), secret()];
  const env = clientEnvironment(members, hub, certificates);
  await waitUntil("etcd's leader", () => leaderOf(members, env));
  script("etcd-users.sh", [], { ...env, ETCD_ROOT_PASSWORD: rootPassword, ETCD_USER: user, ETCD_PASSWORD: password });
  return {
    hosts: members.map(({ client }) => `${hub}:${client}`).join(","),
    certificates,
    user,
    password,
    /** Kills the leader; it returns after this time, in ms. */
    async killLeader(downMs) {
      const killed = leaderOf(members, env);
      await processes.kill(killed.name);
      await sleep(downMs);
      start(killed);
    },
  };
}
