import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const KB = 1024;
/** What the shell loads two seconds after each page: by then the page has its own scripts. */
const PAGE_FILES = path.resolve(import.meta.dirname, "../../apps/shell/dist/page-files.json");
const [LAST = ""] = JSON.parse(readFileSync(PAGE_FILES, "utf8"))["src/releases/after-load.ts"] as string[];

/** Resolves when the page that is opened next has loaded the last script that it loads unasked. */
export async function lastScript(page: Page): Promise<void> {
  await (await page.waitForResponse(`**/${LAST}`)).finished();
}

/**
 * Listens to the scripts that the page loads from here on; fetched ahead or run, a file counts once.
 *
 * @returns Answers the scripts' weight so far in KB, compressed.
 */
export function weighsScripts(page: Page): () => Promise<number> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && !bodies.has(pathname)) bodies.set(pathname, response.body());
  });
  return async () =>
    (await Promise.all(bodies.values())).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KB;
}

/**
 * Watches from the page's next load on.
 *
 * @returns Answers by how much the layout has moved by itself, as Cumulative Layout Shift counts it.
 */
export async function watchesLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    const watch = (entry: PerformanceEntry & { value?: number }) => {
      moved.by += entry.value ?? 0;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(watch)).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
}
