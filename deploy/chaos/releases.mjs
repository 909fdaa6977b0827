// `npm run ops -- chaos releases`: two people click while each part is released and rolled back; then a release that
// does not start, with and without one to fall back to. Every way in which one can fail to load is in the journeys:
// `DELIVERY=1 npm run e2e -- --project=delivery`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../../apps/api/test/chaos/server.ts";
import { findChromium } from "../../e2e/chromium.ts";
import { wholeBuild } from "../../tools/release/build.mjs";
import { distOf, partsOf } from "../../tools/release/parts.mjs";
import { releasePart, rollBack } from "../../tools/release/release.mjs";
import { assembleSite } from "../../tools/site.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const TIMEOUT_MS = 20_000;
const RELEASES = 50;
/** A rollback after each of these. */
const BETWEEN_ROLLBACKS = 10;
/** Pages that everybody opens after the last release. */
const PAGES_AFTER = 5;
/** The walks, by links of the page: pages of a part, and the shell's own. */
const WALKS = {
  student: ["/student/jobs", "/student/my-applications", "/student/profile", "/student", "/account/privacy"],
  employer: ["/employer/dashboard", "/employer/jobs", "/account/security"],
};

async function openBrowser() {
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const args = ["--no-sandbox", "--disable-gpu"];
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
}

/** Opens a page of the demo account of a role, in a session of its own. */
async function openPage(browser, url, role) {
  const { accounts } = await (await fetch(`${url}/api/demo-accounts`)).json();
  const { email, password } = accounts.find(({ userType }) => userType === role);
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json" };
  const { token } = await (await fetch(`${url}/api/auth/login`, { method: "POST", headers, body })).json();
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
  return page;
}

/** Clicks until `isOver()`; `person` counts the opened pages and documents, and lists everything that failed. */
async function click(page, url, role, person, isOver) {
  page.on("request", (request) => {
    person.documents += Number(request.isNavigationRequest());
  });
  page.on("requestfailed", (request) => {
    // Requests that a left page cancels are not failures.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") person.failed.push(`${reason} ${request.url()}`);
  });
  page.on("response", (answer) => answer.status() >= 400 && person.failed.push(`${answer.status()} ${answer.url()}`));
  page.on("pageerror", (error) => person.failed.push(error.message));
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(url + WALKS[role][0]);
  for (let index = 1; !isOver(); index++) {
    const to = WALKS[role][index % WALKS[role].length];
    const before = await heading.first().textContent({ timeout: TIMEOUT_MS });
    await page.evaluate(() => dispatchEvent(new Event("focus"))); // as if the person returned to the tab
    const link = page.locator(`a[href="${to}"]:visible`).first();
    // By keyboard: a link moves away from the mouse when data arrives.
    if (await link.count()) await link.press("Enter", { noWaitAfter: true, timeout: TIMEOUT_MS });
    else await page.goto(url + to);
    await page.waitForURL(`${url}${to}*`, { timeout: TIMEOUT_MS, waitUntil: "commit" });
    await heading.filter({ hasNotText: before }).first().waitFor({ timeout: TIMEOUT_MS }); // the page before is visible until then
    // The page takes the focus, which must not happen between focusing a link and pressing its key.
    await page.waitForFunction(() => document.activeElement?.matches("h1, body"), undefined, { timeout: TIMEOUT_MS });
    if (await page.getByRole("alert").filter({ hasText: "did not load" }).count())
      person.failed.push(`a panel on ${to}`);
    person.pages += 1;
  }
}

/** Releases each part repeatedly under people who click: the same files and one more. Returns what failed. */
async function releaseUnderClicks(browser, { url, job }) {
  const people = Object.keys(WALKS).map((role) => ({ role, pages: 0, documents: 0, failed: [] }));
  let last = Number.POSITIVE_INFINITY;
  const walks = people.map(async (person) => {
    const page = await openPage(browser, url, person.role);
    const isOver = () => person.failed.length > 0 || person.pages >= last;
    await click(page, url, person.role, person, isOver).catch((error) => person.failed.push(error.message));
  });
  const parts = partsOf(root);
  let rollbacks = 0;
  for (let index = 0; index < RELEASES; index++) {
    const part = parts[index % parts.length];
    await releasePart({ ...job, part, build: wholeBuild(root, part.name, { "try.json": String(index) }) });
    if (index % BETWEEN_ROLLBACKS === BETWEEN_ROLLBACKS - 1)
      rollbacks += Number(Boolean(await rollBack({ ...job, part })));
    await new Promise((resolve) => setTimeout(resolve, 500)); // people open pages in between
  }
  last = Math.max(...people.map(({ pages }) => pages)) + PAGES_AFTER;
  await Promise.all(walks);
  for (const { role, pages, documents, failed } of people)
    console.log(
      `${RELEASES} releases, ${rollbacks} rollbacks: the ${role} opened ${pages} pages in ${documents} documents, ${failed.length} failures`,
    );
  return people.flatMap(({ failed }) => failed);
}

/** Returns a build that throws at its start. */
function deadBuild(part, reason) {
  const dist = distOf(root, part);
  const entry = readdirSync(dist).find((name) => /^__federation_expose_remote\.\w+\.js$/.test(name));
  const script = readFileSync(path.join(dist, entry), "utf8");
  return wholeBuild(root, part, { [entry]: `throw new Error("${reason}");${script}` });
}

/** Releases a part that does not start, twice: first there is one to fall back to, then there is none. */
async function releaseDead(browser, { url, job }) {
  const part = partsOf(root).find(({ name }) => name === "student");
  const release = (build) => releasePart({ ...job, part, build });
  const page = await openPage(browser, url, "student");
  const jobs = page.getByRole("heading", { level: 1, name: "Jobs" });
  const panel = page.getByRole("alert").filter({ hasText: "did not load" });
  const open = (to) => page.goto(url + to);
  await release(deadBuild("student", "one"));
  await open("/student/jobs");
  await jobs.waitFor({ timeout: TIMEOUT_MS });
  console.log("a dead part: the release before is shown");
  await rollBack({ ...job, part });
  await release(deadBuild("student", "two"));
  await release(deadBuild("student", "three"));
  await page.evaluate(() => sessionStorage.clear());
  await open("/student/jobs");
  await panel.waitFor({ timeout: TIMEOUT_MS });
  await page.getByRole("link", { name: "Dryrun" }).first().waitFor({ timeout: TIMEOUT_MS });
  await release(wholeBuild(root, "student"));
  await page.getByRole("button", { name: "Try again" }).click();
  await jobs.waitFor({ timeout: TIMEOUT_MS });
  console.log("a dead part without one before it: its panel, and Try again after the next release");
}

/** Runs the drill; returns whether everything held. */
export async function testReleases() {
  const turbo = [path.join(root, "node_modules/turbo/bin/turbo"), "run", "build", "--output-logs=errors-only"];
  if (spawnSync(process.execPath, turbo, { cwd: root, stdio: "inherit" }).status !== 0) return false;
  assembleSite(root);
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-releases-"));
  const site = path.join(folder, "site");
  cpSync(path.join(root, ".site"), site, { recursive: true });
  const settings = { SITE_DIR: site, DEMO_DATA: "on", MAX_DELAY_MS: "60000" };
  const server = await startServer(path.join(folder, "data"), await freePort(), undefined, settings);
  const browser = await openBrowser();
  const { url } = server;
  const liveCalls = async () => JSON.parse((await (await fetch(`${url}/api/contracts?calls=1`)).json()).calls);
  const job = {
    site,
    who: "drill",
    commit: "",
    now: () => new Date(),
    isAncestor: () => false,
    liveCalls,
    say: () => {},
  };
  const faults = [];
  try {
    faults.push(...(await releaseUnderClicks(browser, { url, job })));
    await releaseDead(browser, { url, job });
  } catch (error) {
    faults.push(error.message);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const fault of faults) console.error(`failed: ${fault}`);
  console.log(faults.length === 0 ? "Everything holds." : `${faults.length} faults.`);
  return faults.length === 0;
}
