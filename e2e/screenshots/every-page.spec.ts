import path from "node:path";
import { expect, test } from "@playwright/test";
import { everyScreen, opensScreen } from "../support/screens.ts";

const SHOTS = path.join(import.meta.dirname, "shots");
const WIDTHS = { 360: 740, 1280: 800 };

test("takes every page at both widths and in both themes, without an uncaught error", async ({
  browser,
  request,
  baseURL,
}) => {
  const screens = await everyScreen(request);
  const uncaught: string[] = [];
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const theme of ["light", "dark"] as const) {
      const isPhone = width === "360";
      const context = await browser.newContext({
        baseURL: baseURL ?? "",
        viewport: { width: Number(width), height },
        isMobile: isPhone,
        hasTouch: isPhone,
        colorScheme: theme,
      });
      const page = await context.newPage();
      page.on("pageerror", (error) => uncaught.push(`${page.url()}: ${error.message}`));
      for (const screen of screens) {
        const { name, who } = screen;
        await page.goto("/login");
        await page.evaluate(
          (token) => (token ? localStorage.setItem("token", token) : localStorage.clear()),
          who?.token ?? "",
        );
        await opensScreen(page, screen);
        await page.waitForLoadState("networkidle");
        await page.screenshot({ path: path.join(SHOTS, `${name}-${width}-${theme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  expect(uncaught).toEqual([]);
});
