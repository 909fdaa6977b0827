import type { Page } from "@playwright/test";
import { PASSWORD, type Person } from "./api.ts";
import { logIn } from "./pages.ts";
import { expect } from "./test.ts";

/** Signs in, posts a job with the form, and sees it in the list. */
export async function postsAJob(page: Page, employer: Person, title: string) {
  await logIn(page, employer.email, PASSWORD);
  await expect(page).toHaveURL(/\/employer\/dashboard/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Add Job" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Company", { exact: false }).first().fill("Sahyadri Analytics");
  await page.getByLabel("Location").fill("Pune, Maharashtra");
  await page.getByLabel("Salary").fill("450000");
  await page.getByLabel("Job type").selectOption({ label: "Hybrid" });
  await page.getByLabel("Minimum experience").fill("1");
  await expect(page.locator("[contenteditable=true]").first()).toBeVisible();
  const description = page.getByRole("textbox", { name: "Description" });
  await description.click();
  await description.pressSequentially("You turn data into reports.");
  await page.getByRole("button", { name: "Post job" }).click();
  await expect(page).toHaveURL(/\/employer\/jobs$/);
  await expect(page.getByText("Job posted")).toBeVisible();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
}

export async function readsApplicationAndInterview(page: Page, title: string, score: number) {
  await page.goto("/employer/jobs");
  await page.getByRole("link", { name: new RegExp(`View Details.*${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page
    .getByRole("link", { name: /applications/i })
    .last()
    .click();
  await page.getByRole("link", { name: "Asha Verma" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
  await expect(page.getByText("Two years of reporting in retail.")).toBeVisible();
  await page
    .getByRole("link", { name: /interview/i })
    .last()
    .click();
  await expect(page.getByText(`${score} out of 100`).first()).toBeVisible();
  await expect(page.getByText(/Read the evidence before you decide/)).toBeVisible();
  await page.goBack();
}

export async function rejectWithReason(page: Page, reason: string) {
  await page.getByRole("button", { name: "Reject" }).click();
  await page.getByLabel("Reason", { exact: true }).fill(reason);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Reject/ })
    .click();
  await expect(page.getByText("Rejected.").first()).toBeVisible();
  // Held for 15 s, during which it can be undone.
  await expect(page.getByText("Application rejected and candidate notified")).toBeVisible();
}
