// The machines of the two PostgreSQL nodes. As root on Linux each has a separate network and disk, inside namespaces
// of this command: nothing outside of the test sees them, and they end with it. Otherwise both share this machine's
// loopback and disk.
import { spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

const INSIDE = "DRYRUN_CHAOS_NAMESPACES";
const UNSHARE = ["--mount", "--net", "--"];
const NODES = [1, 2];
const HUB = "10.99.0.1";
const addressOf = (node) => `10.99.0.1${node}`;
const DISK_MB = 1024;
const BLOCK = Buffer.alloc(1024 * 1024);

function run(command, ...args) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")}: ${error?.message ?? stderr.trim()}`);
}

/** Tries one of each resource that the nodes need. */
const TRIAL = [
  "ip link set lo up",
  "ip link add hub type bridge",
  "ip link add node type veth peer name eth0",
  "mount -t tmpfs none /run",
  "ip netns add node",
  "command -v setpriv",
].join(" && ");
const canUnshare = () => process.getuid() === 0 && spawnSync("unshare", [...UNSHARE, "sh", "-c", TRIAL]).status === 0;

/** Runs this command again inside new namespaces, if the machine permits it. Returns undefined if it does not, or inside them. */
export async function runInNamespaces() {
  if (process.env[INSIDE] || !canUnshare()) return undefined;
  const args = [...UNSHARE, process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const child = spawn("unshare", args, { stdio: "inherit", env: { ...process.env, [INSIDE]: "1" } });
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => child.kill(name));
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

export const hasOwnMachines = () => Boolean(process.env[INSIDE]);

/** `owner` is PostgreSQL's user, whose folders are in `folder`. */
export const createMachines = (folder, owner) =>
  hasOwnMachines() ? namespacesIn(folder, owner) : sharedMachine(folder, owner);

const diskIn = (folder, node) => path.join(folder, `disk${node}`);
function makeDisks(folder, owner) {
  for (const node of NODES) {
    mkdirSync(diskIn(folder, node));
    if (owner) chownSync(diskIn(folder, node), owner, owner);
  }
}

function sharedMachine(folder, owner) {
  makeDisks(folder, owner);
  return {
    hub: "127.0.0.1",
    network: "127.0.0.1/32",
    addressOf: () => "127.0.0.1",
    diskOf: (node) => diskIn(folder, node),
    /** Returns the command that runs another one on a node, with its options. */
    on: (_, command, args) => [command, args, owner ? { uid: owner } : {}],
    end: () => {},
  };
}

function namespacesIn(folder, owner) {
  makeDisks(folder, owner);
  mkdirSync("/run/netns", { recursive: true });
  run("mount", "-t", "tmpfs", "none", "/run/netns");
  run("ip", "link", "set", "lo", "up");
  run("ip", "link", "add", "hub", "type", "bridge");
  run("ip", "addr", "add", `${HUB}/24`, "dev", "hub");
  run("ip", "link", "set", "hub", "up");
  for (const node of NODES) {
    const name = `node${node}`;
    run("ip", "netns", "add", name);
    run("ip", "link", "add", name, "type", "veth", "peer", "name", "eth0", "netns", name);
    run("ip", "link", "set", name, "master", "hub", "up");
    run("ip", "-n", name, "addr", "add", `${addressOf(node)}/24`, "dev", "eth0");
    for (const device of ["lo", "eth0"]) run("ip", "-n", name, "link", "set", device, "up");
    const options = `size=${DISK_MB}m,mode=0700,uid=${owner},gid=${owner}`;
    run("mount", "-t", "tmpfs", "-o", options, "none", diskIn(folder, node));
  }
  const asOwner = ["setpriv", "--reuid", String(owner), "--regid", String(owner), "--clear-groups"];
  return {
    hub: HUB,
    network: `${HUB}/24`,
    addressOf,
    diskOf: (node) => diskIn(folder, node),
    on: (node, command, args) => ["ip", ["netns", "exec", `node${node}`, ...asOwner, command, ...args], {}],
    /** Cuts the node's network in both directions. Returns a function that reconnects it. */
    cut(node) {
      run("ip", "link", "set", `node${node}`, "down");
      return () => run("ip", "link", "set", `node${node}`, "up");
    },
    /** Fills the node's disk completely. Returns a function that frees the space. */
    fill(node) {
      const file = path.join(diskIn(folder, node), "full");
      const fd = openSync(file, "w");
      try {
        for (;;) writeSync(fd, BLOCK);
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
      } finally {
        closeSync(fd);
      }
      return () => rmSync(file);
    },
    /** After this the test's folder can be deleted. */
    end() {
      for (const node of NODES) run("umount", "--lazy", diskIn(folder, node));
    },
  };
}
