// Measures the review mode with a CPU four times slower: from the key to the paint of the next candidate.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../../apps/api/test/chaos/server.ts";
import { assembleSite } from "../../tools/site.mjs";
import { median, percentile, summarise } from "../timing/samples.mjs";
import { call, DEMO_PASSWORD } from "./pages.mjs";
import { openBrowser } from "./slow-phone.mjs";

const PRESSES = 20;
const MOST_MS = 80;
/** A person reads before the next key, in ms; the next candidate is fetched in that time. */
const READING_MS = 700;
const REVIEW = "/employer/applications-dashboard?review=1";
const EMPLOYER = "kavita@sahyadri.example";

/** Measures from the next key to the complete paint of another candidate; NaN after 5 s without one. */
function timeNextPaint() {
  // Not by the name: one person may have applied to several jobs.
  const current = () => document.querySelector("main nav [aria-current=true]");
  const before = current();
  const isThere = () => current() !== before && document.querySelector("[role=tabpanel]:not(:has([aria-busy=true]))");
  globalThis.nextPaint = new Promise((resolve) => {
    const onKey = ({ timeStamp }) => {
      const look = () => {
        if (performance.now() - timeStamp > 5000) return resolve(Number.NaN);
        if (!isThere()) return requestAnimationFrame(look);
        // A message arrives after the paint of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener("keydown", onKey, { once: true, capture: true });
  });
}

/** Presses 20 keys through this list, to its end and back. */
async function walk(page, url, { tab }) {
  await page.goto(url);
  await page.getByRole("tabpanel").waitFor();
  if (tab === "interview") await page.keyboard.press("i");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const samples = [];
  for (let key = "j"; samples.length < PRESSES; ) {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(READING_MS);
    const isLast = await page
      .getByRole("button", { name: key === "j" ? "Next" : "Previous", exact: true })
      .isDisabled();
    if (isLast) key = key === "j" ? "k" : "j";
    await page.evaluate(timeNextPaint);
    await page.keyboard.press(key);
    samples.push(await page.evaluate(() => globalThis.nextPaint));
  }
  return samples;
}

function rowOf(what, samples) {
  const [middle, late] = [median(samples), percentile(samples, 0.95)];
  return {
    what: `the next candidate's ${what}`,
    measured: `median ${middle.toFixed(0)} ms, p95 ${late.toFixed(0)} ms`,
    goal: `p95 < ${MOST_MS} ms`,
    holds: late < MOST_MS,
    ...summarise(samples, "ms"),
  };
}

/** The conditions of all rows. */
export const about =
  "Review mode at 1280 px with a CPU four times slower: the time from a key press until the next candidate is painted.";

export async function measure(root) {
  assembleSite(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, await freePort(), undefined, { SITE_DIR: "", DEMO_DATA: "on" });
  const browser = await openBrowser(root);
  try {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email: EMPLOYER, password: DEMO_PASSWORD });
    const { token } = await call(`${server.url}/api/auth/login`, { method: "POST", headers, body });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript((value) => localStorage.setItem("token", value), token);
    const walked = async (search, tab) => {
      const page = await context.newPage();
      const samples = await walk(page, `${server.url}${REVIEW}${search}`, { tab });
      await page.close();
      return samples;
    };
    return [
      rowOf("resume", await walked("", "resume")),
      rowOf("interview", await walked("&interview=sent", "interview")),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
