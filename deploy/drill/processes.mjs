// The drill's processes: started, killed, and restarted like by systemd or an orchestrator.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Waits until `ready` returns a truthy value; an error counts as not yet. */
export async function until(what, ready, patienceMs = 60_000) {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const found = await Promise.resolve()
      .then(ready)
      .catch(() => undefined);
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`${what} did not happen within ${patienceMs / 1000} s`);
}

/** Writes each process's output to `<folder>/<name>.log`. `restartMs`: restarts it after this time; undefined: it stays down. */
export function createProcesses(folder) {
  const all = new Map();

  function start(name, command, args, { env, uid, cwd = folder, restartMs } = {}) {
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: "a" });
    const one = { isWanted: true, child: undefined, command, cwd };
    const open = () => {
      const options = { env, cwd: one.cwd, uid, gid: uid, stdio: ["ignore", "pipe", "pipe"] };
      one.child = spawn(one.command, args, options);
      one.child.stdout.pipe(log, { end: false });
      one.child.stderr.pipe(log, { end: false });
      one.child.once("error", (error) => log.write(`${error}\n`));
      one.child.once("exit", () => {
        if (one.isWanted && restartMs !== undefined) setTimeout(() => one.isWanted && open(), restartMs);
      });
    };
    open();
    all.set(name, one);
  }
  const childOf = (name) => all.get(name).child;

  async function end(name, signal) {
    const child = childOf(name);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
  return {
    start,
    /** Sets the command of the next start. */
    change: (name, { command, cwd }) => Object.assign(all.get(name), { command, cwd }),
    pidOf: (name) => childOf(name).pid,
    /** Kills like a crash; a process with `restartMs` restarts. */
    kill: (name) => end(name, "SIGKILL"),
    /** Stops with time to drain; a process with `restartMs` restarts. */
    stop: (name) => end(name, "SIGTERM"),
    killAll() {
      for (const one of all.values()) {
        one.isWanted = false;
        one.child.kill("SIGKILL");
      }
    },
    async stopAll() {
      const names = [...all.keys()].reverse();
      for (const name of names) all.get(name).isWanted = false;
      // Servers first, the databases below them last.
      for (const name of names)
        await Promise.race([end(name, "SIGTERM"), sleep(8000).then(() => end(name, "SIGKILL"))]);
    },
  };
}
