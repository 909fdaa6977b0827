// The processes of the chaos test: started, killed, and restarted like by systemd or an orchestrator.
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
export async function waitUntil(what, ready, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const result = await Promise.resolve()
      .then(ready)
      .catch(() => undefined);
    if (result) return result;
    await sleep(100);
  }
  throw new Error(`${what} did not happen within ${timeoutMs / 1000} s`);
}

/** Starts a process whose output goes to this log. `restartMs`: restarts it after this time; undefined: it stays down. */
function startProcess(log, { command, args, env, uid, cwd, restartMs }) {
  const managed = { isWanted: true, child: undefined, command, cwd };
  const open = () => {
    const options = { env, cwd: managed.cwd, uid, gid: uid, stdio: ["ignore", "pipe", "pipe"] };
    managed.child = spawn(managed.command, args, options);
    managed.child.stdout.pipe(log, { end: false });
    managed.child.stderr.pipe(log, { end: false });
    managed.child.once("error", (error) => log.write(`${error}\n`));
    managed.child.once("exit", () => {
      if (managed.isWanted && restartMs !== undefined) setTimeout(() => managed.isWanted && open(), restartMs);
    });
  };
  open();
  return managed;
}

/** Ends a process, and waits until it is gone. */
async function end({ child }, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** Writes each process's output to `<folder>/<name>.log`. */
export function createProcesses(folder) {
  const all = new Map();
  return {
    start(name, command, args, { cwd = folder, ...options } = {}) {
      const log = createWriteStream(path.join(folder, `${name}.log`), { flags: "a" });
      all.set(name, startProcess(log, { command, args, cwd, ...options }));
    },
    /** Sets the command of the next start. */
    change: (name, { command, cwd }) => Object.assign(all.get(name), { command, cwd }),
    pidOf: (name) => all.get(name).child.pid,
    /** Kills like a crash; a process with `restartMs` restarts. */
    kill: (name) => end(all.get(name), "SIGKILL"),
    /** Stops with time to drain; a process with `restartMs` restarts. */
    stop: (name) => end(all.get(name), "SIGTERM"),
    killAll() {
      for (const managed of all.values()) {
        managed.isWanted = false;
        managed.child.kill("SIGKILL");
      }
    },
    async stopAll() {
      const last = [...all.values()].reverse();
      for (const managed of last) managed.isWanted = false;
      // Servers first, the databases below them last.
      for (const managed of last)
        await Promise.race([end(managed, "SIGTERM"), sleep(8000).then(() => end(managed, "SIGKILL"))]);
    },
  };
}
