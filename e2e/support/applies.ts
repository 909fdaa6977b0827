import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Searches with the filters, including a typo, and opens the job. */
export async function findsTheJob(page: Page, title: string) {
  const show = page.getByRole("button", { name: "Show Filters" });
  if (await show.isVisible()) await show.click();
  await page.getByLabel("Title").fill(title.replace("Reporting", "Reportng"));
  await page.getByLabel("Location").fill("pune");
  await page.getByLabel("Job Type").selectOption("hybrid");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByText(/Showing results for/)).toBeVisible();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Finds a control, whose id is the path of its value. */
export const fieldOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);

/** Types at the end of an editor's text. */
export async function writeText(page: Page, id: string, text: string) {
  const editor = page.locator(`[id="${id}"][contenteditable=true]`);
  await editor.click();
  await editor.pressSequentially(text);
  await expect(editor).toContainText(text);
}

/** Continues to the next page of the application, and waits for its heading. */
export async function continuesTo(page: Page, name: string) {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

/** Fills in and sends the full form, including rich text and values that the server checks. */
export async function applyToJob(page: Page, title: string) {
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.locator("[contenteditable=true]").first()).toBeVisible();
  await expect(fieldOf(page, "fullName")).toHaveValue("Asha Verma");
  await writeText(page, "summary", "Two years of reporting in retail.");
  await fieldOf(page, "skills").pressSequentially("SQL, Excel,");
  await fieldOf(page, "languages").pressSequentially("English, Hindi,");
  await fieldOf(page, "currentCTC").fill("300000");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Please fix the following errors:")).toBeVisible();
  await fieldOf(page, "expectedCTC").fill("450000");
  await continuesTo(page, "Experience");
  await fieldOf(page, "workExperience.0.company").fill("Deccan Traders");
  await fieldOf(page, "workExperience.0.position").fill("Data Executive");
  await fillMonth(page, "workExperience.0.startDate", "January", "2024");
  await page.getByLabel("I am currently working here").check();
  await expect(fieldOf(page, "workExperience.0.endDate")).toBeDisabled();
  await writeText(page, "workExperience.0.description", "Daily sales reports.");
  await continuesTo(page, "Education");
  await studied(page);
  await continuesTo(page, "Your letter");
  await writeText(page, "coverLetter", "I would like to join your team.");
  await continuesTo(page, "Check and send");
  await page.locator("summary").filter({ hasText: "About you" }).click();
  await expect(page.getByText("Two years of reporting in retail.").last()).toBeVisible();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Application submitted").first()).toBeVisible();
  await page.getByRole("link", { name: "Already Applied - View My Application" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Two years of reporting in retail.")).toBeVisible();
}

/** Fills in the education. */
async function studied(page: Page) {
  await fieldOf(page, "education.0.institution").fill("Pune University");
  await fieldOf(page, "education.0.degree").fill("B.Com");
  await fieldOf(page, "education.0.field").fill("Statistics");
  await fillMonth(page, "education.0.startDate", "July", "2019");
  await writeText(page, "education.0.description", "Statistics and accounting.");
}

/** Fills in the form of a student without work experience. */
export async function appliesWithoutWork(page: Page) {
  await page.getByRole("button", { name: "Apply Now" }).click();
  await expect(page.locator("[contenteditable=true]").first()).toBeVisible();
  await writeText(page, "summary", "I look for my first job.");
  await fieldOf(page, "skills").pressSequentially("SQL,");
  await fieldOf(page, "languages").pressSequentially("English,");
  await fieldOf(page, "currentCTC").fill("0");
  await fieldOf(page, "expectedCTC").fill("300000");
  await continuesTo(page, "Experience");
  await page.getByLabel("I have no work experience yet").check();
  await continuesTo(page, "Education");
  await studied(page);
  await continuesTo(page, "Your letter");
  await writeText(page, "coverLetter", "I would like to learn with your team.");
  await continuesTo(page, "Check and send");
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Application submitted").first()).toBeVisible();
}

async function fillMonth(page: Page, id: string, month: string, year: string) {
  await fieldOf(page, id).selectOption({ label: month });
  await fieldOf(page, `${id}-year`).fill(year);
}
