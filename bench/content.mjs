// Measures when a content page's largest part is painted: cold, on Slow 4G with a CPU four times slower, 360 x 640;
// against a page of one sentence from the same server in the same conditions.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort } from "../apps/api/test/chaos/server.ts";
import { findChromium } from "../e2e/chromium.ts";
import { assembleSite } from "../tools/site.mjs";
import { percentile, summarise } from "./timing/samples.mjs";

/** The pages, with the goal of each in milliseconds. */
const PAGES = {
  "/": 1500,
  "/about": 1500,
  "/privacy-policy": 1500,
  "/terms-of-service": 1500,
  "/refund-policy": 1500,
  "/live_event_data_analyst_master_class": 1800,
  "/buy-course": 1800,
  "/data_analyst/CheckoutPage": 1800,
};
const RUNS = 5;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 93_750 };

async function largestPaint(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  const measured = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
        setTimeout(() => resolve(Number.NaN), 3000);
      }),
  );
  await context.close();
  return measured;
}

async function paints(browser, url) {
  const all = [];
  for (let run = 0; run < RUNS; run++) all.push(await largestPaint(browser, url));
  return all;
}

async function startSite(root, dataDir, port) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", DATABASE_URL: "" };
  const child = spawn(process.execPath, ["--no-warnings", "apps/api/src/main.ts"], { cwd: root, env, stdio: "ignore" });
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The server did not start");
}

/** The conditions of all rows. */
export const about =
  "Largest paint (75th percentile) of pages that are HTML, on the slow phone, against one line of text.";

export async function measure(root) {
  assembleSite(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const port = await freePort();
  const server = await startSite(root, dataDir, port);
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox"] });
  try {
    const url = `http://127.0.0.1:${port}`;
    // The server's plainest page: a line of text.
    const plain = percentile(await paints(browser, `${url}/api/health/live`), 0.75);
    const rows = [];
    for (const goal of new Set(Object.values(PAGES))) {
      const pages = Object.keys(PAGES).filter((page) => PAGES[page] === goal);
      const samples = [];
      for (const page of pages) samples.push(await paints(browser, url + page));
      const slowest = Math.max(...samples.map((all) => percentile(all, 0.75)));
      rows.push({
        what: `the slowest of ${pages.length} pages from ${pages[0]}`,
        measured: `${slowest.toFixed(0)} ms`,
        baseline: `${plain.toFixed(0)} ms`,
        goal: `< ${goal} ms`,
        holds: slowest < goal,
        ...summarise(samples.flat(), "ms"),
      });
    }
    return rows;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
