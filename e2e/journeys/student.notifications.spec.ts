import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { interviewed } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test("is notified of a view, a result and a decision, reads them, and stops mails of one kind by a mail's link", async ({
  page,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const [student, employer] = [await steps.student(), await steps.person("employer", "Kavita Menon")];
  const jobId = await steps.job(employer, { title: "Notified Analyst" });
  const applicationId = await steps.application(student, jobId);
  await interviewed(request, student, applicationId);
  await steps.call("POST", `/emp/jobs/application/${applicationId}/opened`, employer, {});
  await steps.call("POST", "/emp/jobs/accept-application", employer, { applicationId });

  await signIn(page, student);
  await page.goto("/student/jobs");
  const bell = page.getByRole("link", { name: /^Notifications, \d+ new$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  await expect(page.getByRole("heading", { name: "Notifications", level: 1 })).toBeVisible();
  const list = page.getByRole("list", { name: "Your notifications" });
  await expect(list.getByRole("link", { name: /^New: Sahyadri Analytics opened your application/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible(); // the bell shows no unread ones
  await list.getByRole("link", { name: /Your mock interview for Notified Analyst is scored/ }).click();
  await expect(page).toHaveURL(/\/student\/interview-summary\//);
  await page.goto("/student/notifications");
  await expect(list.getByRole("link", { name: /^Your mock interview for Notified Analyst is scored/ })).toBeVisible();
  await expect(list.getByText(/^New:/)).toHaveCount(0);

  // A deleted job keeps its name, and nothing links to a missing page.
  await steps.call("DELETE", `/emp/jobs/${jobId}`, employer);
  await page.reload();
  await list.getByRole("link", { name: /opened your application for Notified Analyst/ }).click();
  // The page is behind this dialog when an accepted application is opened for the first time.
  const accepted = page.getByRole("dialog", { name: /^Congratulations!/ });
  await accepted.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Page not found")).toHaveCount(0);

  const mail = await mailTo(outbox, student.email, "interview-ready");
  const stop = /\/mails\/stop\/[\w-]+/.exec(mail)?.[0] ?? "";
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(stop);
  await expect(page.getByText("You will get no more e-mails about results of your interviews.")).toBeVisible();
  await signIn(page, student);
  await page.goto("/student/profile#mails");
  await expect(page.getByRole("checkbox", { name: "Results of my interviews" })).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Results of my interviews" }).check();
  await expect(page.getByRole("region", { name: "E-mails" }).getByText("Saved")).toBeVisible();
});
