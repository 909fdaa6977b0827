import type { Page } from "@playwright/test";
import { answersInSixWays, type Typed } from "../support/answers.ts";
import { api } from "../support/api.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** Opens a question and returns its text. */
async function reads(page: Page, number: number) {
  const question = page.locator(`#question-${number}`);
  if ((await question.getAttribute("open")) === null) await question.getByRole("heading").first().click();
  await expect(question).toHaveAttribute("open", "");
  return question;
}

const scoreIn = async (page: Page, number: number) =>
  Number(/(\d+(?:\.\d)?)\s*(?:\/|out of)\s*10/.exec((await (await reads(page, number)).innerText()) ?? "")?.[1]);

test("six kinds of answers: the student, the employer and an admin read the reasons, and a review raises a score", async ({
  page,
  browser,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const student = await steps.student();
  const jobId = await steps.job(employer, { title: "Reporting Analyst" });
  const applicationId = await steps.application(student, jobId);
  const { sessionId, typed } = await answersInSixWays(request, student, applicationId);

  await signIn(page, student);
  await page.goto(`/student/interview-summary/${sessionId}`);
  await readsAsStudent(page, typed);
  await steps.call("POST", "/mock-interview/send-to-recruiter", student, { sessionId });
  const reason = `Question ${typed.nearly}: only the last case is wrong.`;
  await steps.call("POST", `/mock-interview/${sessionId}/review-request`, student, { reason });

  const office = await browser.newContext({ baseURL: String(info.project.use.baseURL) });
  const recruiter = await office.newPage();
  await signIn(recruiter, employer);
  await recruiter.goto(`/employer/interview-summary/${applicationId}`);
  await readsAsRecruiter(recruiter, typed);
  await office.close();

  const desk = await browser.newContext({ baseURL: String(info.project.use.baseURL) });
  const admin = await desk.newPage();
  const boss = await steps.admin();
  await signIn(admin, boss);
  const { reviews } = await steps.call("GET", "/admin/reviews?limit=100", boss);
  const ownReview = reviews.find((review: { sessionId: string }) => review.sessionId === sessionId);
  await admin.goto(`/admin/reviews/${ownReview._id}`);
  await readsAsRecruiter(admin, typed);
  const before = ownReview.score as number;
  await admin
    .getByRole("combobox", { name: `Score of question ${typed.nearly}` })
    .selectOption({ label: "10 out of 10" });
  await admin.getByRole("button", { name: /^Raise the score from \d+ to \d+$/ }).click();
  await admin
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Raise/ })
    .click();
  await expect(admin.getByText(/^The evaluator gave /)).toBeVisible();
  await desk.close();

  expect(await mailTo(outbox, student.email, "review-decided")).toContain("The score went up from");
  await page.reload();
  await expect(page.getByText(/the score went up from/)).toBeVisible();
  expect(await scoreIn(page, typed.nearly)).toBe(10);
  const { score } = await steps.call("GET", `/mock-interview/history/${sessionId}`, student);
  expect(score).toBeGreaterThan(before);
});

async function readsAsStudent(page: Page, typed: Typed) {
  await expect(await reads(page, typed.right)).toContainText("gives the right result on the sample and on");
  expect(await scoreIn(page, typed.right)).toBe(10);
  const nearly = await reads(page, typed.nearly);
  await expect(nearly).toContainText(/The query runs, but it goes wrong when/);
  await expect(
    nearly
      .getByRole("table")
      .filter({ hasText: /Expected|Right/ })
      .first(),
  ).toBeVisible();
  expect(await scoreIn(page, typed.nearly)).toBeLessThanOrEqual(6);
  await expect(await reads(page, typed.copied)).toContainText("This is our own text");
  expect(await scoreIn(page, typed.copied)).toBe(0);
  expect(await scoreIn(page, typed.negated)).toBeLessThanOrEqual(3);
  await expect(await reads(page, typed.injected)).toContainText("addressed to the grader");
  expect(await scoreIn(page, typed.injected)).toBe(0);
  await expect(await reads(page, typed.unknown)).toContainText("There is nothing to score here yet.");
  expect(await scoreIn(page, typed.unknown)).toBe(0);
}

/** Reads the same facts about the candidate, without text addressed to the candidate. */
async function readsAsRecruiter(page: Page, typed: Typed) {
  await expect(await reads(page, typed.right)).toContainText("gives the right result on the sample and on");
  await expect(await reads(page, typed.nearly)).toContainText(/The query runs, but it goes wrong when/);
  await expect(await reads(page, typed.copied)).toContainText("The answer repeats our own text");
  await expect(await reads(page, typed.negated)).toContainText("The answer does not show this.");
  await expect(await reads(page, typed.injected)).toContainText("addressed to the grader, so that part was left out");
  await expect(await reads(page, typed.unknown)).toContainText("The candidate gave no answer that can be scored.");
  for (const number of Object.values(typed))
    await expect(await reads(page, number)).not.toContainText(/\bYou (use|say|give|name)/);
}
