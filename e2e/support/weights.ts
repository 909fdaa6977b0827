import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const KB = 1024;
/** The shell's list of page files. It loads `after-load.ts` two seconds after each page, when the page has its own scripts. */
const PAGE_FILES = path.resolve(import.meta.dirname, "../../apps/shell/dist/page-files.json");
const [LAST = ""] = JSON.parse(readFileSync(PAGE_FILES, "utf8"))["src/releases/after-load.ts"] as string[];

/** Resolves when the next opened page has loaded its last automatic script. */
export async function lastScript(page: Page): Promise<void> {
  await (await page.waitForResponse(`**/${LAST}`)).finished();
}

/**
 * Listens to the scripts that the page loads from now on; a prefetched and executed file counts once.
 *
 * @returns Returns the scripts' total size so far in KB, compressed.
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

/** Watches from the page's next load on.\n\n@returns Returns how far the layout has moved without input, as Cumulative Layout Shift. */
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
