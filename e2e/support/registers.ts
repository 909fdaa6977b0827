import type { Page } from "@playwright/test";
import { PASSWORD } from "./api.ts";
import { anAddress } from "./names.ts";
import { untilApp } from "./pages.ts";
import { expect } from "./test.ts";

/** Goes from the home page to the first page after the sign-in; returns the e-mail address. */
export async function registersAndLogsIn(page: Page, who: "student" | "employer"): Promise<string> {
  const email = anAddress(who);
  await page.goto("/");
  await page.getByRole("link", { name: "Create account" }).first().click();
  await page.waitForURL("/register");
  await untilApp(page);
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill("Verma");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+91 98765 01234");
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Register Now" }).click();
  await expect(page.getByText(`We have sent a link to ${email} to verify your address.`)).toBeVisible();
  // The sign-in fills in the registration's values.
  await page.getByRole("button", { name: "Login", exact: true }).click();
  return email;
}
