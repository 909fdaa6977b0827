import { BRAND } from "@dryrun/domain/brand";
import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { WAIT_MS } from "../support/limits.ts";
import { rowsWith } from "../support/lists.ts";
import { ownWord } from "../support/names.ts";
import { logIn, signIn } from "../support/pages.ts";
import { buysCredits } from "../support/payments.ts";
import { providerReports } from "../support/provider.ts";
import { expect, test } from "../support/test.ts";

const lines = (page: Page, name: string) => page.getByRole("region", { name });
test("an admin signs in to Today, opens the pending items, and settles them on the person's page", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const name = `Farah ${ownWord()}`;
  const employer = await steps.person("employer", name);
  const jobId = await steps.job(employer, { title: "Reporting Analyst" });
  const student = await steps.student("Ravi Nair");
  await steps.call("POST", `/jobs/${jobId}/report`, student, { reason: "Asks for money", note: "500 rupees." });
  const sound = `Sound Analyst ${ownWord()}`;
  const soundId = await steps.job(employer, { title: sound });
  await steps.call("POST", `/jobs/${soundId}/report`, student, { reason: "Asks for money", note: "" });
  const payment = await buysCredits(request, student);
  await providerReports(request, "refund.created", `rfnd_${payment.paymentId}`, payment);

  await logIn(page, "admin@dryrun.example", "dryrun demo 2026");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page).toHaveTitle(`Today – ${BRAND.name}`);
  await expect(lines(page, "Next live session").getByRole("link")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await lines(page, "Waiting for you")
    .getByRole("link", { name: /(company|companies) to verify$/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/companies\?state=waiting$/);
  await page.getByRole("searchbox").fill(employer.email);
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await rowsWith(page, name).getByRole("link").first().click();
  await page.getByRole("region", { name: "People" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reporting Analyst" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(dialog.getByText("A reason is required.")).toBeVisible();
  await dialog.getByLabel("Reason", { exact: true }).fill("GST number checked");
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Employer verified")).toBeVisible();
  await expect(page.getByText("GST number checked")).toBeVisible();

  await page.getByRole("link", { name: /^Dryrun, today/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  // Other journeys register employers at the same time, so the test checks the linked list, not its number.
  await page.goto(`/admin/companies?state=waiting&search=${encodeURIComponent(employer.email)}`);
  await expect(page.getByText(`Nothing matches “${employer.email}”.`)).toBeVisible();

  await page.goto("/admin");
  await lines(page, "Waiting for you")
    .getByRole("link", { name: /open reports? of (a job|jobs)$/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/reports\?state=open$/);
  await page.getByRole("button", { name: "Hide job Reporting Analyst of Sahyadri Analytics" }).first().click();
  await dialog.getByLabel("Reason", { exact: true }).fill("Asks for money");
  await dialog.getByRole("button", { name: "Hide job" }).click();
  await expect(page.getByText("Job hidden", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide job Reporting Analyst of Sahyadri Analytics" })).toHaveCount(0);

  await page.getByRole("button", { name: `Settle as unfounded: report of ${sound}` }).click();
  await dialog.getByLabel("Reason", { exact: true }).fill("The company confirmed the job");
  await dialog.getByRole("button", { name: "Settle as unfounded" }).click();
  await expect(page.getByText("Report settled. Nothing about the job changed.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Settle as unfounded: report of ${sound}` })).toHaveCount(0);
  expect((await steps.call("GET", `/jobs/${soundId}`, student)).title).toBe(sound);

  await page.goto("/admin");
  await expect(lines(page, "Waiting for you").getByRole("link").first()).toBeVisible();
  await expect(lines(page, "Waiting for you").getByText(/on the way/)).toHaveCount(0);
});

test("the money on Today matches the total of the linked ledger, which can be exported", { tag: "@core" }, async ({
  page,
  request,
}) => {
  const steps = api(request);
  const student = await steps.person("student", "Ravi Nair");
  await buysCredits(request, student);
  await signIn(page, await steps.admin());
  // Other journeys buy at the same time.
  await expect(async () => {
    await page.goto("/admin");
    const money = lines(page, "Money").getByRole("listitem").filter({ hasText: "Last 7 days" });
    await expect(money).toContainText(" in, ");
    const paid = /(₹[\d,]+) in/.exec((await money.textContent()) ?? "")?.[1] ?? "";
    expect(paid).not.toBe("₹0");
    await money.getByRole("link").click();
    await expect(page).toHaveURL(/\/admin\/ledger\?unit=INR&from=/);
    await expect(page.locator("main").getByText(paid, { exact: true }).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: WAIT_MS });
  expect(await violationsOf(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^ledger-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.goto("/admin/audit");
  await expect(rowsWith(page, "Exported the ledger").first()).toBeVisible();
});
