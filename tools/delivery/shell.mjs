// Tests a new shell under an open page, and a service worker that removes itself, in a real browser on a real server.
import { setTimeout as sleep } from "node:timers/promises";
import { wholeBuild } from "../release/extras.mjs";
import { releasePart, rollBack } from "../release/release.mjs";
import { REMOVED_WORKER } from "../release/removed-worker.mjs";
import { folderTarget } from "../release/targets/folder-target.mjs";
import { partsOf } from "../release/tree/tree.mjs";
import { openBrowser } from "./browser.mjs";
import { signIn } from "./clicker.mjs";
import { untried } from "./untried.mjs";

const TIMEOUT_MS = 30_000;

async function until(what, isSo) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(200))
    if (await isSo().catch(() => false)) return;
  throw new Error(`not within ${TIMEOUT_MS / 1000} s: ${what}`);
}

const releaseOf = (page) => page.evaluate(() => document.querySelector("meta[name=release]")?.content);
const follow = async (page, to) => {
  await page.evaluate(() => dispatchEvent(new Event("focus"))); // as if the person returned to the tab
  await page.waitForTimeout(1000);
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await page.waitForURL(`**${to}*`);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: TIMEOUT_MS });
};
const hasWorker = (page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const keptBy = (page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

async function walk(page, { url, job, faults }) {
  await page.goto(`${url}/student/jobs`);
  await until("a service worker", async () => {
    await page.reload();
    await page.waitForTimeout(3000);
    return hasWorker(page);
  });
  const first = await releaseOf(page);
  const next = await releasePart({ ...job, build: wholeBuild(job.root, "shell", { "try.json": "next" }) });
  await follow(page, "/student/my-applications");
  if ((await releaseOf(page)) !== next) faults.push("an open page does not come to the new shell with its next link");
  if (next === first) faults.push("the new shell is the old one");

  await releasePart({ ...job, build: wholeBuild(job.root, "shell", { "sw.js": REMOVED_WORKER }) });
  await follow(page, "/student/jobs");
  await until("the worker has taken itself and what it kept away", async () => {
    await page.reload();
    await page.waitForTimeout(3000);
    const { workers, caches } = await keptBy(page);
    return workers === 0 && caches === 0 && !(await hasWorker(page));
  });
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: TIMEOUT_MS });

  // The shell goes back while the live release of the part is an older one too.
  const student = { ...job, part: partsOf(job.root).find(({ name }) => name === "student") };
  await releasePart({ ...student, build: wholeBuild(job.root, "student", { "try.json": "next" }) });
  await rollBack(student);
  await rollBack(job);
  await until("a worker again after the rollback", async () => {
    await page.reload();
    await page.waitForTimeout(3000);
    return hasWorker(page);
  });
}

/** Returns the faults of releasing the shell under an open page. `site` has a server and accepts releases. */
export async function tryShell(root, { url, siteDir }) {
  const browser = await openBrowser(root);
  const part = partsOf(root).find(({ name }) => name === "shell");
  const job = { target: folderTarget(siteDir), part, root, ...untried(url, "shell") };
  const faults = [];
  try {
    const page = await browser.newPage();
    await signIn(page, url, "student");
    page.on("pageerror", (error) => faults.push(`the shell's release: ${error.message}`));
    page.on("response", (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`));
    await walk(page, { url, job, faults });
  } catch (error) {
    faults.push(`the shell's release: ${error.message.split("\n")[0]}`);
  } finally {
    await browser.close();
  }
  return faults;
}
