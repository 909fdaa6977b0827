import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { api } from "../support/api.ts";
import { anAddress, ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("reminding everyone first shows who gets a mail, and can be undone", async ({ page, request }, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  await steps.verify(employer);
  const title = `Reminded Analyst ${ownWord()}`;
  const jobId = await steps.job(employer, { title });
  const invites = async (firstName: string) => {
    const email = anAddress("invited");
    const form = { firstName, lastName: "Iyer", email, phone: "9876501234", validity: "never" };
    await steps.call("POST", `/emp/jobs/${jobId}/invite`, employer, form);
    return email;
  };
  const { job } = await steps.call("GET", `/emp/jobs/${jobId}`, employer);
  const passes = async (ms: number) =>
    steps.call("POST", "/dev/clock", await steps.admin(), { now: addMs(new Date(job.createdAt), ms).toISOString() });
  const early = await invites("Ravi");
  await passes(25 * HOUR_MS);
  await invites("Meera");

  await signIn(page, { ...employer, token: await steps.token(employer.email) });
  await page.goto(`/employer/jobs/${jobId}?tab=invited`);
  const remind = page.getByRole("button", { name: "Remind everybody who has not applied" });
  await remind.click();
  const question = page.getByRole("alertdialog", { name: "Remind 1 candidate?" });
  await expect(question.getByText("Skipped: 1 candidate invited or reminded within the last 24 hours.")).toBeVisible();
  await question.getByRole("button", { name: "Send 1 reminder" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No reminders were sent.")).toBeVisible();
  await expect(page.getByText("1 reminder will be sent.")).toHaveCount(0);

  await remind.click();
  await page.getByRole("button", { name: "Send 1 reminder" }).click();
  await expect(page.getByText("1 reminder will be sent.")).toBeVisible();
  await passes(25 * HOUR_MS + 5 * MINUTE_MS);
  expect(await mailTo(outbox, early, "application-reminder")).toContain(title);
  await remind.click();
  await expect(page.getByText(/^Nobody can be reminded now\. Skipped: 2 candidates/)).toBeVisible();
});
