import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { lastScript, watchesLayout, weighsScripts } from "../support/weights.ts";

const URL = "/live_event_data_analyst_master_class";
const DAY = 86_400_000;

/** Serves two open classes, whatever the database contains. */
const openDates = (page: Page) =>
  page.route("**/api/masterclass/sessions", (route) => {
    const now = Date.now();
    const sessions = [3, 6].map((days) => ({
      _id: `00000000-0000-7000-8000-00000000000${days}`,
      title: "Data Analyst Masterclass",
      startAt: new Date(now + days * DAY).toISOString(),
      endAt: new Date(now + days * DAY + 3_600_000).toISOString(),
    }));
    return route.fulfill({ json: { sessions, serverTime: new Date(now).toISOString() } });
  });

/** Touches the page, after which the application takes over. */
const touch = (page: Page) => page.keyboard.press("Shift");

test("the landing page works without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  for (const url of [URL, "/masterclass", "/buy-course", "/course/clean-data/one-row-one-thing"]) {
    expect((await page.goto(url))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(URL);
  await page.getByText("What if I miss it?").click();
  await expect(page.getByText("You can join the next class free of charge")).toBeVisible();
  await expect(page.locator("#enroll noscript p")).toBeVisible();
  await context.close();
});

test("the application takes over the landing page and keeps position, focus and open folds", async ({ page }) => {
  await openDates(page);
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/remotes/masterclass/*/mf-manifest.json", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(URL);
  const question = page.getByText("What if I miss it?");
  await question.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  // The position on the screen, because content above may still load, and the browser anchors the visible part.
  const place = () => question.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await page.locator("#root").evaluate((root) => root.setAttribute("data-of-the-page", ""));
  letGo();
  await expect(page.locator("[data-of-the-page]")).toHaveCount(0);
  await expect(page.locator("#root")).toHaveCount(1);
  await expect(page.getByRole("timer")).toHaveCount(1);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("What if I miss it?");
  await expect(page.getByText("You can join the next class free of charge")).toBeVisible();
});

test("the countdown ticks, and the link to the form opens it", async ({ page }) => {
  await openDates(page);
  await page.goto(URL);
  await page.locator("#root").evaluate((root) => root.setAttribute("data-of-the-page", ""));
  await touch(page);
  await expect(page.locator("[data-of-the-page]")).toHaveCount(0); // from here on, the countdown is the application's
  const timer = page.getByRole("timer");
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? "");
  await page.getByRole("link", { name: "Register Now" }).first().click();
  await expect(page.getByRole("heading", { name: "Enroll", exact: true })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Enroll", exact: true })).toBeFocused();
  await expect(page.getByRole("radio").first()).toBeInViewport();
});

test("the taken-over landing page does not move, with at most 210 KB of scripts, and 40 KB more for its form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDates(page);
  const weigh = weighsScripts(page);
  const movedBy = await watchesLayout(page);
  await page.goto(URL);
  await page.getByRole("timer", { name: /^Starts in: [23] days/ }).waitFor(); // by the page's own script
  await page.locator("#root").evaluate((root) => root.setAttribute("data-of-the-page", ""));
  const last = lastScript(page);
  await touch(page);
  await expect(page.locator("[data-of-the-page]")).toHaveCount(0);
  await page.getByRole("timer", { name: /^Starts in: [23] days/ }).waitFor();
  await last;
  const moved = await movedBy();
  const landing = await weigh();
  expect(moved).toBeLessThan(0.02);
  expect(landing).toBeLessThan(210);
  await page.locator("#enroll").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Pay ₹99" }).waitFor();
  const form = (await weigh()) - landing;
  test.info().annotations.push({ type: "KB", description: `landing ${landing.toFixed(1)}, form ${form.toFixed(1)}` });
  expect(form).toBeLessThan(40);
});

test("opens a section pressed before the application has loaded its list of parts, and keeps the position", async ({
  page,
}) => {
  await openDates(page);
  const pressed = Promise.withResolvers<void>();
  const listRequest = page.waitForRequest("**/remotes.json");
  await page.route("**/remotes.json", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(URL);
  await touch(page);
  await listRequest;
  await page.getByRole("link", { name: "Register Now" }).first().click();
  pressed.resolve();
  await expect(page.getByRole("form", { name: "Book a seat" }).getByRole("radio").first()).toBeVisible();
});
