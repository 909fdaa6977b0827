import { api } from "../support/api.ts";
import { goesThroughPreflight } from "../support/interviews.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("practises and reports a wrong score, which an admin raises", async ({ page, browser, request }, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const student = await steps.person("student");
  await signIn(page, student);
  await page.goto("/student/interview-summary");
  await page.getByRole("link", { name: "Practise without a job" }).click();
  await page.getByRole("radio", { name: "Excel" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/practice\?topic=excel$/);
  await goesThroughPreflight(page);
  await expect(page.getByText(/Question 1 of 10 · Excel/).first()).toBeVisible();

  // A reload returns to the same session; calls send the other answers.
  await page.reload();
  await page.getByRole("button", { name: "Resume interview" }).click();
  await expect(page.getByText(/Question 1 of 10 · Excel/).first()).toBeVisible();
  const { sessions } = await steps.call("GET", "/mock-interview/history", student);
  const { sessionId } = sessions[0];
  const answers = [{ number: 1, answer: "I do not know this one, I would look the function up." }];
  await steps.call("POST", "/mock-interview/submit-all", student, { sessionId, answers });
  const ready = await mailTo(outbox, student.email, "interview-ready");
  expect(ready).toContain("practice");

  await page.goto(`/student/interview-summary/${sessionId}`);
  await expect(page.getByText("Practice: Excel").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to Recruiter" })).toBeHidden();
  await page.getByRole("button", { name: "Report a wrong score" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a wrong score" });
  await dialog.getByLabel("What is wrong").fill("Question 1: I said how I would find it out.");
  await dialog.getByRole("button", { name: "Ask for a review" }).click();
  await expect(page.getByText(/A person will read your answers/)).toBeVisible();

  const office = await browser.newContext({ baseURL: String(info.project.use.baseURL) });
  const admin = await office.newPage();
  await signIn(admin, await steps.admin());
  await admin.goto("/admin/reviews?state=open");
  const { reviews } = await steps.call("GET", "/admin/reviews?limit=100", await steps.admin());
  const ownReview = reviews.find((review: { sessionId: string }) => review.sessionId === sessionId);
  await admin.locator(`a[href$="/admin/reviews/${ownReview._id}"]`).click();
  await admin.getByRole("heading", { name: "Question 1 · Excel" }).click();
  await admin.getByRole("combobox", { name: "Score of question 1" }).selectOption({ label: "10 out of 10" });
  await admin.getByRole("button", { name: /^Raise the score from \d+ to \d+$/ }).click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Raise/ })
    .click();
  await expect(admin.getByText(/^The evaluator gave /)).toBeVisible();
  await office.close();

  expect(await mailTo(outbox, student.email, "review-decided")).toContain("The score went up from");
  await page.reload();
  await expect(page.getByText(/the score went up from/)).toBeVisible();
});
