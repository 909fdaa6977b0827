import { BRAND } from "@dryrun/domain/brand";
import { api, PASSWORD } from "../support/api.ts";
import { ownWord } from "../support/names.ts";
import { logIn, signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("an admin verifies an employer, blocks the account later, and finds both in the audit", async ({
  page,
  browser,
  request,
  expectsFaults,
}, info) => {
  const name = `Farah ${ownWord()}`;
  const steps = api(request);
  const employer = await steps.person("employer", name);
  const jobId = await steps.job(employer);
  await signIn(page, await steps.admin());

  await page.goto("/admin/operations");
  await expect(page).toHaveTitle(`Operations – ${BRAND.name}`);
  await expect(page.getByText("Nothing failed.")).toBeVisible();

  await page.goto("/admin/companies");
  await page.getByRole("searchbox").fill(employer.email);
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: `Verify ${name}` }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason", { exact: true }).fill("GST number checked");
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Company verified")).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove verification of ${name}` })).toBeVisible();

  await page.goto(`/admin/users?search=${encodeURIComponent(employer.email)}`);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("button", { name: `Block ${name}` }).click();
  await dialog.getByLabel("Reason", { exact: true }).fill("Asks candidates for money");
  await dialog.getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("Account blocked")).toBeVisible();

  await page.goto("/admin/audit");
  const entries = page.locator("li, tr").filter({ hasText: name });
  await expect(entries.filter({ hasText: "Blocked an account" })).toContainText("Asks candidates for money");
  await expect(entries.filter({ hasText: "Verified an employer" })).toBeVisible();

  expectsFaults.value = true; // the page answers 404
  const theirs = await (await browser.newContext(info.project.use)).newPage();
  await logIn(theirs, employer.email, PASSWORD);
  await expect(theirs.getByText("This account is blocked.")).toBeVisible();
  expect((await theirs.goto(`/jobs/${jobId}`))?.status()).toBe(404);
});
