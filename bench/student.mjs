// Measures what a student waits for: the server's time for the pages' calls and the load of the pages on a slow
// phone, for a student with 5,000 applications and a profile at every length limit against an ordinary one, in the
// same run on PostgreSQL.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { freePort } from "../apps/api/test/chaos/server.ts";
import { findChromium } from "../e2e/chromium.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { assembleSite } from "../tools/site.mjs";
import { twoStudents } from "./load/students.mjs";
import { EXACT, percentile, summarise } from "./timing/samples.mjs";

const WORLD = { applications: 5000, copies: 100, few: 8 };
const ASKED = 200;
const RUNS = 5;
const KB = 1024;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 93_750 };
const LCP_MS = 3000;
const CLS = 0.05;
const SCRIPT_KB = 220;
const REMOTE_KB = 50;
/** The maximum ratio to the ordinary student's time: half as slow again, plus the clock's resolution. */
const SLOWER = 1.5;
const NOISE_MS = 1;
/** A profile at every limit is 1.2 MB of JSON. */
const LARGEST_PROFILE_MS = 50;

const lastPage = Math.ceil(WORLD.applications / 6);
const CALLS = [
  { what: "my applications, page 1", of: () => "/my-applications?page=1&limit=6" },
  {
    what: "my applications, last page",
    of: (who) => `/my-applications?page=${who === "large" ? lastPage : Math.ceil(WORLD.few / 6)}&limit=6`,
  },
  { what: "one application's full text", of: (_, ids) => `/my-applications/${ids.at(-1)}`, isLarge: true },
  { what: "Today: the newest 100 applications", of: () => "/my-applications?page=1&limit=100", isMore: true },
  { what: "Today: interviews", of: () => "/mock-interview/history?page=1&limit=6" },
  { what: "every page: the profile's completion", of: () => "/profile/completion-status" },
  { what: "profile", of: () => "/profile/me", isLarge: true },
];

async function startSite(root, dataDir, databaseUrl) {
  const port = await freePort();
  const more = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "error" };
  const env = { ...process.env, ...more, RATE_LIMIT_SCALE: "100000" };
  const child = spawn(process.execPath, ["--no-warnings", "apps/api/src/main.ts"], { cwd: root, env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not start");
}

/** Measures calls of both students in turn, so that both have the same load. */
async function measureCalls(url, tokens) {
  const ask = async (who, to) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api${to}`, { headers: { authorization: `Bearer ${tokens[who]}` } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`GET ${to}: ${answer.status}`);
    return { ms: performance.now() - began, body };
  };
  const ids = {};
  for (const who of ["ordinary", "large"]) {
    const { applications } = JSON.parse((await ask(who, "/my-applications?page=1&limit=6")).body);
    ids[who] = applications.map(({ _id }) => _id);
  }
  const rows = [];
  for (const { what, of, isLarge, isMore } of CALLS) {
    const times = { ordinary: [], large: [] };
    let size = 0;
    for (let round = 0; round < ASKED; round++)
      for (const who of ["ordinary", "large"]) {
        const { ms, body } = await ask(who, of(who, ids[who]));
        if (round >= ASKED / 10) times[who].push(ms); // the first rounds warm up
        if (who === "large") size = body.length;
      }
    const [usual, large, p95] = [
      percentile(times.ordinary, 0.5),
      percentile(times.large, 0.5),
      percentile(times.large, 0.95),
    ];
    // A hundred applications are more data than eight.
    const most = isLarge ? LARGEST_PROFILE_MS : usual * (isMore ? 4 : SLOWER) + NOISE_MS;
    rows.push({
      what: `a student at every limit (an ordinary student): ${what}`,
      measured: `${large.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(size / KB).toFixed(0)} KB`,
      baseline: `${usual.toFixed(1)} ms`,
      goal: `median < ${most.toFixed(1)} ms`,
      holds: large < most,
      ...summarise(times.large, "ms", 1),
    });
  }
  return { rows, ids };
}

/** Measures a load with an empty cache, until the page is idle: largest paint, layout shift, and scripts. */
async function loadPage(browser, url, token) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  const page = await context.newPage();
  const scripts = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.push(response.body().then((body) => ({ pathname, body })));
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" });
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, { timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const painted = await page.evaluate(async () => {
    const entriesOf = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await entriesOf("largest-contentful-paint");
    const shifts = await entriesOf("layout-shift");
    const moved = shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
    return { lcp: paints.at(-1)?.startTime ?? Number.NaN, cls: moved };
  });
  const loaded = await Promise.all(scripts);
  await context.close();
  return { ...painted, loaded };
}

async function measurePages(browser, url, tokens, ids) {
  const jobs = await fetch(`${url}/api/jobs`, { headers: { authorization: `Bearer ${tokens.ordinary}` } });
  const [job] = (await jobs.json()).jobs;
  const pages = {
    "job list": () => "/student/jobs",
    "job page": () => `/student/jobs/${job._id}`,
    "my applications": () => "/student/my-applications",
    application: (who) => `/student/my-applications/${ids[who][0]}`,
    profile: () => "/student/profile",
    Today: () => "/student",
  };
  const rows = [];
  for (const [name, of] of Object.entries(pages)) {
    const loads = { ordinary: [], large: [] };
    for (let run = 0; run < RUNS; run++)
      for (const who of ["ordinary", "large"]) loads[who].push(await loadPage(browser, url + of(who), tokens[who]));
    const all = (who, key) => loads[who].map((load) => load[key]);
    const p75 = (who, key) => percentile(all(who, key), 0.75);
    const { loaded } = loads.large[0];
    const script = loaded.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) / KB;
    const [lcp, cls] = [p75("large", "lcp"), p75("large", "cls")];
    rows.push({
      what: `largest paint, movement, scripts (gzip) at every limit (an ordinary student): ${name}`,
      measured: `${lcp.toFixed(0)} ms, ${cls.toFixed(3)}, ${script.toFixed(0)} KB`,
      baseline: `${p75("ordinary", "lcp").toFixed(0)} ms, ${p75("ordinary", "cls").toFixed(3)}`,
      goal: `< ${LCP_MS} ms, < ${CLS}, < ${SCRIPT_KB} KB`,
      holds: lcp < LCP_MS && cls < CLS && script < SCRIPT_KB,
      ...summarise(all("large", "lcp"), "ms"),
    });
    if (name !== "job list") continue;
    const own = loaded.filter(({ pathname }) => pathname.startsWith("/remotes/student/"));
    const weight = own.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0) / KB;
    rows.push({
      what: "the student's part of the job list's scripts, over the shell (brotli)",
      measured: `${weight.toFixed(1)} KB in ${own.length} files`,
      goal: `<= ${REMOTE_KB} KB`,
      holds: weight <= REMOTE_KB,
      ...EXACT,
    });
  }
  return rows;
}

export async function measure(root) {
  assembleSite(root);
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const { child, url } = await startSite(root, dataDir, postgres.url);
  let browser;
  try {
    const tokens = await twoStudents(`${url}/api`, postgres.url, WORLD);
    const { rows, ids } = await measureCalls(url, tokens);
    const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
    const { executablePath, env } = await findChromium();
    browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox"] });
    return [...rows, ...(await measurePages(browser, url, tokens, ids))];
  } finally {
    await browser?.close();
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
