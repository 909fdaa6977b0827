import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const fitsIn = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("an employer finds a page, a candidate, an invited person and a job, by keyboard and by touch", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  await steps.verify(employer);
  const jobId = await steps.job(employer, { title: "Find Analyst" });
  const student = await steps.student("Divya Pillai");
  const applicationId = await steps.application(student, jobId, { fullName: "Divya Pillai" });
  const invited = { firstName: "Imran", lastName: "Reddy", email: `imran-${student.email}`, phone: "9876501234" };
  await steps.call("POST", `/emp/jobs/${jobId}/invite`, employer, { ...invited, validity: "48" });
  const field = page.getByRole("combobox", { name: "Jobs, people and pages" });
  const button = page.getByRole("button", { name: "Find", exact: true });

  await signIn(page, employer);
  await page.goto("/employer/dashboard");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await button.click();
    await expect(field).toBeFocused();
    await expect(page.getByRole("option", { name: "Start reviewing" })).toBeInViewport();
    expect(await fitsIn(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await field.fill("divya");
    const candidate = page.getByRole("option", { name: "Divya Pillai Applied to Find Analyst" });
    await expect(candidate).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    await candidate.click();
    await expect(page).toHaveURL(new RegExp(`/employer/applications/${applicationId}`));
    await expect(field).toHaveCount(0);
    await page.goto("/employer/dashboard");
  }

  await expect(page.getByRole("link", { name: "Start reviewing" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("imran reddy");
  await expect(page.getByRole("option", { name: "Imran Reddy Invited to Find Analyst" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/employer/jobs/${jobId}\\?tab=invited`));
  await expect(page.getByText("Imran Reddy").first()).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("find analyst");
  await expect(page.getByRole("option", { name: /^Find Analyst/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("dash");
  await expect(page.getByRole("option", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/employer\/dashboard$/);
  await expect(page.locator("[role=dialog]")).toHaveCount(0); // until then R belongs to the dialog, which fades out
  await expect(page.getByRole("link", { name: "Start reviewing" })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page).toHaveURL(/\/employer\/applications-dashboard\?status=pending&review=1/);
  await expect(page.getByRole("heading", { level: 1, name: "Divya Pillai" })).toBeVisible();

  // In review mode the search has its own keys, and A opens no decision.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("a");
  await expect(field).toHaveValue("a");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("group", { name: /application of Divya/ })).toHaveCount(0);
});
