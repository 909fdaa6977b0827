import { api } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import { graded } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test("a result cannot be sent to a company that has decided, not even from a page opened before", async ({
  page,
  request,
  expectsFaults,
}) => {
  expectsFaults.value = true; // the console reports the refused call
  const steps = api(request);
  const [student, employer] = [await steps.student(), await steps.person("employer")];
  const applicationId = await steps.application(student, await steps.job(employer));
  const sessionId = await graded(request, student, applicationId);
  await signIn(page, student);
  await page.goto(`/student/interview-summary/${sessionId}`);
  await page.getByRole("button", { name: "Send to Recruiter" }).click();
  await steps.call("POST", "/emp/jobs/reject-application", employer, { applicationId });
  await page.getByRole("alertdialog").getByRole("button", { name: "Send to Recruiter" }).click();
  await expect(page.getByText("Sahyadri Analytics has already decided on this application.").first()).toBeVisible();
  await expect(page.getByText("Sahyadri Analytics has decided.")).toBeVisible();
  await expect(page.getByText("Company's decision: Rejected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to Recruiter" })).toBeHidden();
  await page.getByRole("link", { name: "Find another job" }).click();
  await expect(page).toHaveURL(/\/student\/jobs$/);
});
