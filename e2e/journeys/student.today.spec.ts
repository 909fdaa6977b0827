import { api } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import { failsTheQuiz } from "../support/quizzes.ts";
import { graded } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test("Today shows a failed quiz and starts practice of its weakest topic", async ({ page, request }) => {
  const { student } = await failsTheQuiz(request);
  await signIn(page, student);
  await page.goto("/student");
  const next = page.getByRole("region", { name: "Your next step" });
  await expect(next.getByText(/^\d+%\. The pass mark is 80%\. Weakest topic: /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Retake Quiz" })).toBeVisible();
  await next.getByRole("button", { name: /^Practise / }).click();
  await expect(page).toHaveURL(/\/student\/practice\/drill\/[\w-]{36}$/);
});

test("Today lists acceptances first, then a result to send, and suggests no job that the student applied to", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const [student, employer] = [await steps.student(), await steps.person("employer")];
  const [accepted, rehearsed] = [await steps.job(employer), await steps.job(employer, { title: "MIS Analyst" })];
  const applicationId = await steps.application(student, accepted);
  const sessionId = await graded(request, student, await steps.application(student, rehearsed));
  await steps.call("POST", "/emp/jobs/accept-application", employer, { applicationId });
  await signIn(page, student);
  await page.goto("/student");
  const next = page.getByRole("region", { name: "Your next step" });
  await expect(next.getByText(`Sahyadri Analytics will write to you at ${student.email}.`)).toBeVisible();
  await expect(next.getByRole("link")).toHaveAttribute("href", `/student/my-applications/${applicationId}`);
  const also = page.getByRole("region", { name: "Also waiting for you" });
  await expect(also.getByRole("heading").nth(1)).toHaveText("Send your result for MIS Analyst");
  await expect(also.getByRole("link").first()).toHaveAttribute("href", `/student/interview-summary/${sessionId}`);
  await expect(page.locator(`a[href="/student/jobs/${accepted}"], a[href="/student/jobs/${rehearsed}"]`)).toHaveCount(
    0,
  );
});
