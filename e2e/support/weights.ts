import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const KB = 1024;

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
