import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { messySheet } from "../support/sheets.ts";
import { expect, test } from "../support/test.ts";

test("an employer closes a job, which students then see as closed, and reopens it", async ({
  page,
  browser,
  request,
}, info) => {
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const student = await steps.student("Asha Verma");
  const title = `Reopened Analyst ${ownWord()}`;
  const jobId = await steps.job(employer, { title });
  await signIn(page, employer);
  await page.goto("/employer/jobs");
  await page.getByLabel("Search by title or place").fill(title);
  await expect(page).toHaveURL(/search=/); // the same row is there before, and is replaced
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("1 job", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: new RegExp(`View Details.*${title}`) }).click();
  await page.getByRole("button", { name: "Close job" }).click();
  await expect(page.getByText(/^This job was closed on/)).toBeVisible();

  const theirs = await (await browser.newContext({ baseURL: String(info.project.use.baseURL) })).newPage();
  await signIn(theirs, student);
  await theirs.goto(`/student/jobs/${jobId}`);
  await expect(theirs.getByText("This job is closed.")).toBeVisible();
  await expect(theirs.getByRole("link", { name: /Apply/ })).toHaveCount(0);
  expect((await theirs.goto(`/jobs/${jobId}`))?.status()).toBe(410);

  await page.goto("/employer/jobs?state=closed");
  const late = Promise.withResolvers<void>();
  await page.route(`**/api/emp/jobs/applications/${jobId}*`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: title, exact: true }).click();
  const reopen = page.getByRole("button", { name: "Reopen job" });
  await expect(reopen).toBeVisible();
  const place = await reopen.boundingBox();
  late.resolve();
  await expect(page.getByText("No applications yet.")).toBeVisible();
  expect(await reopen.boundingBox(), "late content moves no button").toEqual(place);
  await reopen.click();
  await expect(page.getByRole("button", { name: "Close job" })).toBeVisible();
  expect((await theirs.goto(`/jobs/${jobId}`))?.status()).toBe(200);
  await theirs.goto(`/student/jobs?title=${encodeURIComponent(title)}`);
  await expect(theirs.getByRole("link", { name: title })).toBeVisible();
  await theirs.context().close();
});

test("an employer invites fifty people from a messy sheet: matched, corrected in place, sent once, not reminded again that day", async ({
  page,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  await steps.verify(employer);
  const jobId = await steps.job(employer, { title: "Campus Analyst" });
  const stamp = ownWord();
  await signIn(page, employer);
  await page.goto(`/employer/jobs/${jobId}?tab=invited`);
  await page.getByRole("button", { name: "Bulk invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Bulk invite" });
  await dialog.getByLabel("Or paste rows from a sheet").fill(messySheet(stamp));
  await dialog.getByRole("button", { name: "Check rows" }).click();
  await expect(dialog.getByText("Match the columns of your sheet.")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toHaveValue("1:first");
  await dialog.getByRole("button", { name: "Check rows" }).click();

  await expect(dialog.getByText("2 rows need to be corrected. Nothing has been sent yet.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Invite/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel("Last name, row 12").fill("Kaur");
  await dialog.getByLabel("Email, row 12").fill(`sheet-${stamp}-10@example.com`);
  await dialog.getByLabel("Phone, row 12").fill("9876543210");
  await dialog.getByLabel("Email, row 22").fill(`sheet-${stamp}-20@example.com`);
  await dialog.getByRole("button", { name: "Invite 50 candidates" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("50 candidates", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Sections of this job" }).getByRole("link", { name: /^Invited/ }),
  ).toHaveText("Invited 50");
  expect(await mailTo(outbox, `sheet-${stamp}-10@example.com`, "invitation")).toContain("Meera");

  await page.getByRole("button", { name: "Remind everybody who has not applied" }).click();
  await expect(
    page.getByText("Nobody can be reminded now. Skipped: 50 candidates invited or reminded within the last 24 hours."),
  ).toBeVisible();
});
