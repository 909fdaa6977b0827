import type { Page } from "@playwright/test";
import { PASSWORD } from "../support/api.ts";
import { anAddress } from "../support/names.ts";
import { untilApp } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// What a person does on the sign-in pages before the application is there.

/** Delays the application's scripts; the page's own small script loads. Returns what lets them go on. */
async function delaysApp(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(?!content\.)[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await untilApp(page);
  };
}
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`).first();

for (const width of [360, 1280])
  test(`registers and signs in before the application has loaded, at ${width} px`, async ({ page, expectsFaults }) => {
    expectsFaults.value = false;
    await page.setViewportSize({ width, height: 800 });
    const email = anAddress("employer");
    let goOn = await delaysApp(page);
    await page.goto("/register", { waitUntil: "commit" });
    await page.getByLabel("First name").fill("Kavita");
    await page.locator("input[name=userType][value=employer]").check({ force: true });
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Phone").fill("9876501234");
    await page.getByLabel("I am 18 or older").check();
    await field(page, "password").focus();
    await page.keyboard.type(PASSWORD.slice(0, 5));
    await goOn();
    await expect(field(page, "password")).toBeFocused();
    await page.keyboard.type(PASSWORD.slice(5));
    await page.getByLabel("Company").fill("Sahyadri"); // only for employers
    await page.getByRole("button", { name: "Register Now" }).click();
    await expect(page).toHaveURL(/\/login$/);

    await page.unrouteAll();
    goOn = await delaysApp(page);
    await page.goto("/login", { waitUntil: "commit" });
    await field(page, "email").fill(email);
    await field(page, "password").fill(PASSWORD);
    await page.waitForFunction(() => document.querySelector("script[src*='content.']"));
    await field(page, "password").press("Enter");
    await expect(page.locator("button[data-pressed]")).toHaveCount(1);
    expect(page.url()).not.toContain(email);
    await goOn();
    await expect(page).toHaveURL(/\/employer\/dashboard$/);
  });
