import { expect, type Page } from "@playwright/test";
import type { Person } from "./api.ts";

/** Signs the page's browser in without the form. */
export async function signIn(page: Page, { token }: Person) {
  await page.goto("/login");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

/** Waits until the application has taken over a page that came as HTML. */
export const untilApp = (page: Page) => expect(page.locator("[data-app]")).toHaveCount(0);

/** Waits until the page has its heading and nothing is loading. */
export async function untilWhole(page: Page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

export async function logIn(page: Page, email: string, password: string) {
  await page.goto("/login");
  await untilApp(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
