import type { Locator, Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import { startsAnInterview } from "../support/rooms.ts";
import { expect, test } from "../support/test.ts";

/** Returns the parts of the page that the newest toast covers: heading, fields, bars and banners. */
const coveredOn = (page: Page, isScrolled = false) =>
  page
    .locator("[data-sonner-toast][data-front=true]")
    .filter({ visible: true })
    .evaluate((toast, isScrolled) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      const stays = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
      // Content can be scrolled out from below the toast; bars and the top of the page cannot.
      const start = innerWidth < 1024 ? "h1" : "h1, h2, input, textarea, select, [role=textbox]";
      const styleOfScroll = isScrolled ? ":not(*)" : start;
      return [...document.querySelectorAll("body *")]
        .filter((one) => !one.closest("[data-sonner-toaster]") && one.checkVisibility())
        .filter((one) => one.matches(styleOfScroll) || stays(one))
        .filter((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          // A heading is as wide as its column, but only its text is visible.
          const box = (one.matches("h1, h2") ? text : one).getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
    }, isScrolled);

test("a toast covers no heading, field or bar, nor the offline banner", async ({ page, request, expectsFaults }) => {
  expectsFaults.value = true; // a refused answer, and no connection
  const steps = api(request);
  const student = await steps.student();
  await signIn(page, student);
  for (const url of ["/student/jobs", "/student/my-applications", "/student/payments"]) {
    await page.evaluate(() => sessionStorage.clear()); // the warning shows once a session
    await page.goto(url); // this page shows how complete the profile is
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    expect(await coveredOn(page)).toEqual([]);
  }
  await page.route("**/api/profile/update", (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await page.goto("/student/profile?edit=1");
  await page.getByLabel("Current CTC").fill("300000");
  await page.getByRole("button", { name: "Save", exact: false }).first().click();
  const error = page.locator("[data-sonner-toast][data-type=error]");
  await expect(error).toBeVisible();
  expect(await coveredOn(page)).toEqual([]);
  await page.mouse.move(0, 0); // hovering keeps the toast
  await expect(page.getByRole("heading", { name: "Your profile was not saved" }).locator("../..")).toBeFocused();
  await expect(error).toHaveCount(0); // the summary has the same text
  await page.goto("/student/profile");
  await page.getByRole("checkbox").first().click();
  await expect(error).toBeVisible(); // stays until it is closed
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => coveredOn(page)).toEqual([]);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await coveredOn(page, true)).toEqual([]);
  expect(await isSeen(page.getByText("You are offline.", { exact: false }))).toBe(true);
});

/** Whether nothing covers the middle of the element. */
const isSeen = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

test("a toast that appears during a press of a button does not receive the press", async ({ page, request }) => {
  const steps = api(request);
  await signIn(page, await steps.person("student"));
  const pressed = Promise.withResolvers<void>();
  await page.route("**/api/profile/completion*", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto("/student/my-applications");
  await page.getByRole("main").getByRole("link", { name: "Start Quiz" }).hover();
  await page.mouse.down();
  pressed.resolve();
  await page.locator("[data-sonner-toast]").waitFor();
  await page.mouse.up();
  await expect(page).toHaveURL(/student\/quiz/);
});

test("no toast about the profile appears over the introduction of the quiz", async ({ page, request }) => {
  await signIn(page, await api(request).person("student"));
  const answered = page.waitForResponse(/api\/profile\/completion/);
  await page.goto("/student/quiz");
  await answered;
  await expect(page.getByRole("button", { name: "Start Quiz" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
});

test("a toast does not cover the link back to a running interview", async ({ page, request }) => {
  const { student } = await startsAnInterview(request);
  await signIn(page, student);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/student/payments");
  const resume = page.getByRole("link", { name: "Resume", exact: true });
  await expect(resume).toBeVisible();
  const toast = page.locator("[data-sonner-toast]"); // the toast about the profile's completeness
  await expect(toast).toBeVisible();
  const [above, below] = [await resume.boundingBox(), await toast.boundingBox()];
  if (!above || !below) throw new Error("The link or the toast has gone");
  expect(below.y).toBeGreaterThan(above.y + above.height);
});
