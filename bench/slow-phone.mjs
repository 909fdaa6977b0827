// Chromium like on a real phone: Slow 4G, a CPU four times slower; measures what a person sees of a page's load.
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { findChromium } from "../e2e/chromium.ts";

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
const KB = 1024;

export async function openBrowser(root) {
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--font-render-hinting=none", "--no-sandbox"],
  });
}

/** Opens a page on the slow connection, signed in with the token if there is one; `page.context().close()` ends its context. */
export async function slowPage(browser, { token, screen = PHONE } = {}) {
  const context = await browser.newContext(screen);
  if (token) await context.addInitScript((value) => localStorage.setItem("token", value), token);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** Marks the elements of the selector for Element Timing before they are painted, and collects all paints and layout shifts. */
function observe(selector) {
  const seen = { paints: [], shifts: [], elements: [] };
  globalThis.seenByBench = seen;
  const watch = (type, list) =>
    new PerformanceObserver((entries) => list.push(...entries.getEntries())).observe({ type, buffered: true });
  watch("largest-contentful-paint", seen.paints);
  watch("layout-shift", seen.shifts);
  watch("element", seen.elements);
  if (!selector) return;
  const mark = () => {
    for (const one of document.querySelectorAll(selector))
      if (!one.closest("[data-prerendered], [aria-busy=true]")) one.elementTiming = "content";
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
}

/** Returns what `observe` has collected. */
async function readPaints() {
  const seen = globalThis.seenByBench;
  await new Promise((resolve) => setTimeout(resolve, 100)); // the last entries are delivered late
  const moved = seen.shifts.filter(({ hadRecentInput }) => !hadRecentInput);
  return {
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    content: seen.elements[0]?.startTime ?? Number.NaN,
    largest: seen.paints.at(-1)?.startTime ?? Number.NaN,
    moved: moved.reduce((sum, { value }) => sum + value, 0),
  };
}

/** Waits until the page is loaded, and nothing on it or on the connection is pending. */
async function settle(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, { timeout: 60_000 });
  await page.waitForLoadState("networkidle").catch(() => {}); // a connection that is never idle changes no paint
}

/** Opens a URL that has no heading, and returns its paints. */
export async function paintSlowly(browser, url) {
  const page = await slowPage(browser);
  try {
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    return await page.evaluate(readPaints);
  } finally {
    await page.context().close();
  }
}

/**
 * Opens the URL with an empty cache: first paint, first content (the elements of `content`), largest paint, layout
 * shift, and the scripts. With `isWarm` it was opened once before.
 */
export async function loadSlowly(browser, url, { token, screen, content, isWarm = false } = {}) {
  const page = await slowPage(browser, { token, screen });
  try {
    if (isWarm) {
      await page.goto(url, { waitUntil: "load" });
      await settle(page);
      await page.goto("about:blank");
    }
    await page.addInitScript(observe, content);
    const scripts = [];
    const note = (response) => {
      const { pathname } = new URL(response.url());
      // Fetched for the next page: by the browser when it is idle, or by a visitor's page for a part.
      const isAhead = response.request().resourceType() !== "script" || (!token && pathname.startsWith("/remotes/"));
      if (pathname.endsWith(".js") && !isAhead) scripts.push(response.body().then((body) => ({ pathname, body })));
    };
    page.on("response", note);
    await page.goto(url, { waitUntil: "load" });
    await settle(page);
    page.off("response", note); // later responses may have no body any more when the page is closed
    const painted = await page.evaluate(readPaints);
    const loaded = await Promise.all(scripts);
    const weight = loaded.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) / KB;
    return { ...painted, scripts: loaded, weight };
  } finally {
    await page.context().close();
  }
}
