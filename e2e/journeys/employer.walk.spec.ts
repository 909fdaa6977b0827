import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { api, PASSWORD, type Person } from "../support/api.ts";
import { ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { interviewed } from "../support/screens.ts";
import { messySheet } from "../support/sheets.ts";
import { expect, test } from "../support/test.ts";

const APPLICANTS = [
  { place: "01", fullName: "Asha Kumari Rao", noticePeriod: "now" },
  { place: "02", fullName: "Meera Nair", noticePeriod: "1-month" },
  { place: "03", fullName: "Ravi Iyer", noticePeriod: "" },
];

async function invitesFifty(page: Page, stamp: string) {
  await page.getByRole("button", { name: "Bulk invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Bulk invite" });
  await dialog.getByLabel("Or paste rows from a sheet").fill(messySheet(stamp));
  await dialog.getByRole("button", { name: "Check rows" }).click();
  await expect(dialog.getByText("Match the columns of your sheet.")).toBeVisible();
  await dialog.getByRole("button", { name: "Check rows" }).click();
  await dialog.getByLabel("Last name, row 12").fill("Kaur");
  await dialog.getByLabel("Email, row 12").fill(`sheet-${stamp}-10@example.com`);
  await dialog.getByLabel("Phone, row 12").fill("9876543210");
  await dialog.getByLabel("Email, row 22").fill(`sheet-${stamp}-20@example.com`);
  await dialog.getByRole("button", { name: "Invite 50 candidates" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("50 candidates", { exact: true })).toBeVisible();
}

test("an employer invites fifty from a messy sheet, reviews by keyboard, compares three, chooses one for an offer, and exports", async ({
  page,
  request,
}, info) => {
  test.skip(info.project.metadata.screen !== "desktop", "a phone has no keyboard");
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  await steps.verify(employer);
  const jobId = await steps.job(employer, { title: "Walk Analyst" });
  const stamp = ownWord();
  await signIn(page, employer);
  await page.goto(`/employer/jobs/${jobId}?tab=invited`);
  await invitesFifty(page, stamp);

  for (const { place, fullName, noticePeriod } of APPLICANTS) {
    const email = `sheet-${stamp}-${place}@example.com`;
    const token = /\/invitation\/([\w-]+)/.exec(await mailTo(outbox, email, "invitation"))?.[1];
    const form = { newPassword: PASSWORD, confirmPassword: PASSWORD, isAdult: true };
    await request.post(`/api/auth/reset-password/${token}`, { data: form });
    const candidate: Person = { email, token: await steps.token(email) };
    const applicationId = await steps.application(candidate, jobId, { fullName, noticePeriod });
    await interviewed(request, candidate, applicationId);
  }

  await page.goto(`/employer/jobs/${jobId}?tab=invited&show=sent`);
  await expect(page.getByRole("link", { name: "Meera Nair" })).toBeVisible();
  await expect(page.getByText("3 candidates", { exact: true })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Sections of this job" })
    .getByRole("link", { name: /^Applications/ })
    .click();
  await page.getByRole("link", { name: "Review 3" }).click();
  for (const fullName of ["Ravi Iyer", "Meera Nair", "Asha Kumari Rao"]) {
    await expect(page.getByRole("heading", { level: 1, name: fullName })).toBeVisible();
    await page.keyboard.press("e"); // opens all answers
    await expect(page.getByText("out of 100").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
    await page.keyboard.press("s");
    await expect(page.getByRole("combobox", { name: "Stage" })).toBeFocused();
    await page.keyboard.type("Sho");
    await expect(page.getByRole("combobox", { name: "Stage" })).toHaveValue("shortlist");
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
  }
  await page.getByRole("link", { name: "Back to the list" }).click();

  await page.getByRole("link", { name: /^Shortlist 3/ }).click();
  for (const { fullName } of APPLICANTS)
    await page.getByRole("checkbox", { name: new RegExp(`^Select ${fullName}`) }).click();
  await page.getByRole("link", { name: "Compare" }).click();
  const valuesOf = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");
  await expect(page.getByRole("columnheader")).toHaveCount(APPLICANTS.length);
  expect((await valuesOf("Notice period").allTextContents()).sort()).toEqual(["1 month", "Immediately", "–"]);
  await page.getByRole("link", { name: "Meera Nair" }).click();
  await page.getByRole("combobox", { name: "Stage" }).selectOption("Offer");
  await expect
    .poll(async () => (await steps.call("GET", "/emp/jobs/applications/counts", employer)).stages.offer)
    .toBe(1);

  await page.goto(`/employer/jobs/${jobId}/applications?stage=offer`);
  await expect(page.getByText("1 application", { exact: true })).toBeVisible();
  const taken = async (format: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `Export ${format}` }).click();
    return readFile(await (await downloading).path());
  };
  const csv = (await taken("CSV")).toString();
  expect(csv).toMatch(/^\uFEFF?Name,.*Notice period.*Stage/);
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toMatch(/Meera Nair,.*1 month.*Offer/);
  expect((await taken("XLSX")).subarray(0, 2).toString()).toBe("PK");
});
