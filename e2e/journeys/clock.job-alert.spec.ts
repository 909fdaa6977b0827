import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { api, type Person } from "../support/api.ts";
import { ownWord } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Moves the product's clock to a day after this job was posted; tasks that are due then run before the answer. */
async function aDayPasses(steps: ReturnType<typeof api>, student: Person, jobId: string) {
  const { createdAt } = await steps.call("GET", `/jobs/${jobId}`, student);
  const now = addMs(new Date(createdAt), 25 * HOUR_MS).toISOString();
  await steps.call("POST", "/dev/clock", await steps.admin(), { now });
}

test("a job alert is mailed the next day, and its link stops it, even signed out", async ({ page, request }, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const word = ownWord();
  const title = `${word} Analyst`;
  const steps = api(request);
  const student = await steps.student();
  await signIn(page, student);
  await page.goto(`/student/jobs?title=${word}`);
  await page.getByRole("button", { name: "Job alerts" }).click();
  await page.getByRole("button", { name: "Create job alert" }).click();
  await expect(page.getByText("You will get an e-mail when new jobs match, at most once a day.")).toBeVisible();

  const jobId = await steps.job(await steps.person("employer"), { title });
  await aDayPasses(steps, student, jobId);
  const mail = await mailTo(outbox, student.email, "job-alert", title);
  const stop = /\/job-alerts\/stop\/[\w-]+/.exec(mail)?.[0] ?? "";
  expect(mail).toMatch(/\/student\/jobs\/[\w-]{36}/);

  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(stop);
  await expect(page.getByText("You will get no more e-mails for this alert.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You will get e-mails for this alert again.")).toBeVisible();
  await page.goto(stop); // the link can be opened repeatedly
  await expect(page.getByText("You will get no more e-mails for this alert.")).toBeVisible();

  await signIn(page, { ...student, token: await steps.token(student.email) });
  await page.goto("/student/jobs");
  await page.getByRole("button", { name: "Job alerts" }).click();
  await expect(page.getByText(/\(stopped\)/)).toBeVisible();
});
