// Measures Run in the room on a slow phone: the size of each language's engine, and how long a press on Run takes.
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { findChromium } from "../e2e/chromium.ts";
import { findAsked } from "../packages/content/src/interview/find-asked.ts";
import { rightAnswer } from "../packages/content/src/interview/right-answer.ts";
import { assembleSite } from "../tools/site.mjs";
import { aStudent } from "./load/interviews.mjs";
import { slowNetwork } from "./network/slow.mjs";
import { EXACT, summarise } from "./timing/samples.mjs";

const RUNS = 3;
const TOPICS = { sql: "SQL", excel: "Excel", "power-bi": "DAX", vba: "VBA" };
const MOST_KB = { sql: 400, excel: 700, "power-bi": 60, vba: 60 };
const COLD_MS = { sql: 3500, excel: 5000, "power-bi": 3500, vba: 3500 };
const FETCHED_MS = 1500;
const WARM_MS = 150;

async function callApi(url, token, method, to, body) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api${to}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${to}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/**
 * Starts a practice and saves the reference as the answer to its first question that can be run; returns that
 * question's number.
 */
async function preparePractice(url, token, topic) {
  const { sessionId } = await callApi(url, token, "POST", "/mock-interview/practice", { topic });
  for (let number = 1; number <= 10; number++) {
    const where = `/mock-interview/${sessionId}/question/${number}`;
    const { question, sampleData, run } = await callApi(url, token, "GET", where);
    const askedQuestion = run && findAsked(question, sampleData);
    if (!askedQuestion?.rubric.exec) continue;
    const answer = rightAnswer(askedQuestion);
    await callApi(url, token, "PUT", `/mock-interview/${sessionId}/answers/${number}`, { answer });
    return number;
  }
  throw new Error(`no question of ${topic} can be run`);
}

/** Measures from pressing Run to the painted result, in milliseconds. */
async function pressRun(page) {
  await page.evaluate(() => {
    const status = document.querySelector('section[aria-label="Run your answer"] [role="status"]');
    window.ranAt = undefined;
    window.addEventListener("click", () => (window.pressedAt = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!status.textContent) return;
      observer.disconnect();
      requestAnimationFrame(() => (window.ranAt = performance.now()));
    });
    observer.observe(status, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.waitForFunction(() => window.ranAt !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.ranAt - window.pressedAt);
}

/** Opens the question in the room on a slow phone and presses Run twice. */
async function runInRoom(browser, { url, token, topic, number, isSaving }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(
    ([value, saveData]) => {
      localStorage.setItem("token", value);
      Object.defineProperty(navigator, "connection", {
        value: {
          saveData,
          effectiveType: "4g",
          downlink: 1.6,
          rtt: 150,
          addEventListener() {},
          removeEventListener() {},
        },
      });
    },
    [token, isSaving],
  );
  const files = new Set();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/workers/")) files.add(pathname);
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`${url}/student/interview/practice?topic=${topic}`);
  await page.getByRole("button", { name: "Resume interview" }).click();
  await page
    .getByRole("button", { name: /^(Overview|Submit)$/ })
    .first()
    .click();
  await page.getByRole("button", { name: `Question ${number}`, exact: true }).click();
  const inFirstLoad = files.size;
  await page.getByRole("tab", { name: "Answer" }).click();
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
  if (!isSaving) {
    await page.waitForLoadState("networkidle", { timeout: 60_000 });
    await page.waitForTimeout(1000);
  }
  const first = await pressRun(page);
  const second = await pressRun(page);
  await context.close();
  return { first, second, files: [...files], inFirstLoad };
}

const brotliKb = (root, files) =>
  files.reduce((sum, file) => {
    const built = path.join(root, ".site", file);
    const size = statSync(`${built}.br`, { throwIfNoEntry: false })?.size ?? readFileSync(built).length;
    return sum + size / 1024;
  }, 0);

function rowsOf(root, topic, { fetched, cold }) {
  const name = TOPICS[topic];
  const what = name;
  // The smallest, because macros that write formulas also load the formula engine.
  const kb = Math.min(...cold.map(({ files }) => brotliKb(root, files)));
  const values = (all, key) => all.map((one) => one[key]);
  const slowestOf = (all, key) => Math.max(...values(all, key));
  return [
    {
      what: `${what}: the engine (brotli)`,
      measured: `${kb.toFixed(0)} KB`,
      goal: `<= ${MOST_KB[topic]} KB`,
      holds: kb <= MOST_KB[topic],
      ...EXACT,
    },
    {
      what: `${what}: first result, the next one`,
      measured: `${slowestOf(fetched, "first").toFixed(0)} ms, ${slowestOf(fetched, "second").toFixed(0)} ms`,
      goal: `< ${FETCHED_MS} ms, < ${WARM_MS} ms`,
      holds: slowestOf(fetched, "first") < FETCHED_MS && slowestOf(fetched, "second") < WARM_MS,
      ...summarise(values(fetched, "first"), "ms"),
    },
    {
      what: `${what}: first result under Save-Data`,
      measured: `${slowestOf(cold, "first").toFixed(0)} ms`,
      goal: `< ${COLD_MS[topic]} ms`,
      holds: slowestOf(cold, "first") < COLD_MS[topic],
      ...summarise(values(cold, "first"), "ms"),
    },
  ];
}

/** The conditions of all rows. */
export const about =
  "The time from the press on Run in the interview room on the slow phone, the slowest run. The page loads the engine when it is idle; under Save-Data it waits for the press.";

export async function measure(root) {
  assembleSite(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, await freePort(), undefined, { SITE_DIR: "" });
  const slow = await slowNetwork(server.url);
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox"] });
  try {
    const rows = [];
    for (const topic of Object.keys(TOPICS)) {
      const measured = { fetched: [], cold: [] };
      for (let run = 0; run < RUNS; run++) {
        const token = await aStudent(server.url, `run-${topic}-${run}`);
        const number = await preparePractice(server.url, token, topic);
        for (const isSaving of [false, true])
          measured[isSaving ? "cold" : "fetched"].push(
            await runInRoom(browser, { url: slow.url, token, topic, number, isSaving }),
          );
      }
      rows.push(...rowsOf(root, topic, measured));
    }
    return rows;
  } finally {
    await browser.close();
    slow.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
