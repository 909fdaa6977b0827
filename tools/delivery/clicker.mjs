// Simulates a person who clicks all the time, in Chromium, and records what failed for them.
import { Worker } from "node:worker_threads";

export async function signIn(page, url, role) {
  const { accounts } = await (await fetch(`${url}/api/demo-accounts`)).json();
  const { email, password } = accounts.find(({ userType }) => userType === role);
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json" };
  const { token } = await (await fetch(`${url}/api/auth/login`, { method: "POST", headers, body })).json();
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
}

/**
 * Clicks until `stop()`, which returns the number of opened pages and documents, and every failed request. Runs in a
 * separate thread: this one compresses releases, and a browser waits while its messages are not read.
 */
export async function startClicking(root, url, role) {
  const worker = new Worker(new URL("clicking.mjs", import.meta.url), { workerData: { root, url, role } });
  const person = { seen: { pages: 0, documents: 0, failed: [] }, stop };
  worker.on("message", (seen) => {
    person.seen = seen;
  });
  worker.on("error", (error) => person.seen.failed.push(error.message));
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  async function stop() {
    worker.postMessage("stop");
    await ended;
    return person.seen;
  }
  await Promise.race([new Promise((resolve) => worker.once("message", resolve)), ended]);
  return person;
}
