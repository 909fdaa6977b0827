import { CONSENT_VERSION } from "@dryrun/domain/interviews/limits";
import type { Page } from "@playwright/test";
import { api, PASSWORD } from "../support/api.ts";
import { appliesWithoutWork } from "../support/applies.ts";
import { answersAll, handsIn } from "../support/interviews.ts";
import { anAddress, ownWord } from "../support/names.ts";
import { signIn, untilApp } from "../support/pages.ts";
import { buysCredits } from "../support/payments.ts";
import { countsPresses } from "../support/presses.ts";
import { failsTheQuiz } from "../support/quizzes.ts";
import { graded } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

async function logsIn(page: Page, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("4 presses from the registration to the first question of the quiz", async ({ page }) => {
  const email = anAddress("student");
  await page.goto("/register");
  await untilApp(page);
  const presses = await countsPresses(page);
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill("Verma");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("9876501234");
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Register Now" }).click();
  await expect(page).toHaveURL(/\/login/);
  // The sign-in fills in the address and the password.
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: false }).first()).toHaveValue(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByLabel("I have downloaded the dataset")).toBeChecked();
  await page.getByRole("button", { name: "Start Quiz" }).click();
  await expect(page.getByText("Question 1 of 50").first()).toBeVisible();
  expect(presses()).toBe(4);
});

test("4 presses from the sign-in to an application with a complete profile", async ({ page, request }) => {
  const steps = api(request);
  const student = await steps.student();
  await steps.profile(student);
  const title = `Reporting Ibis ${ownWord()}`;
  await steps.job(await steps.person("employer"), { title });
  await page.goto("/login");
  await untilApp(page);
  const presses = await countsPresses(page);
  await logsIn(page, student.email);
  await page.getByRole("link", { name: title }).first().click();
  await page.getByRole("button", { name: "Apply Now" }).click();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Application submitted").first()).toBeVisible();
  expect(presses()).toBe(4);
});

test("5 presses from the sign-in to the room for a person who was interviewed before", async ({ page, request }) => {
  const steps = api(request);
  const student = await steps.student();
  const employer = await steps.person("employer");
  const consent = { version: CONSENT_VERSION, at: new Date().toISOString() };
  const before = await steps.application(student, await steps.job(employer));
  const { sessionId } = await steps.call("POST", "/mock-interview/start", student, { applicationId: before, consent });
  await steps.call("POST", "/mock-interview/submit-all", student, { sessionId, answers: [] });
  await buysCredits(request, student);
  await steps.application(student, await steps.job(employer, { title: "Reporting Analyst" }));
  await page.goto("/login");
  await untilApp(page);
  const presses = await countsPresses(page);
  await logsIn(page, student.email);
  await page.getByRole("link", { name: "Today" }).first().click();
  await page.locator('main a[href^="/student/interview/start/"]').first().click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Start interview" }).click();
  await expect(page.getByText(/Question 1 of 10/).first()).toBeVisible();
  expect(presses()).toBe(5);
});

test("at most 6 presses from a sent application to the first question of the interview, and 2 to submit it", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const [student, employer] = [await steps.student(), await steps.person("employer")];
  const jobId = await steps.job(employer);
  await signIn(page, student);
  await page.goto(`/student/jobs/${jobId}`);
  await appliesWithoutWork(page);
  const presses = await countsPresses(page);
  await page.getByRole("link", { name: "Start Mock Interview" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("I understand how my answers are evaluated.").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Start interview" }).click();
  await expect(page.getByText(/Question 1 of 10/).first()).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(6);
  await answersAll(page);
  presses();
  await handsIn(page);
  expect(presses()).toBe(2);
});

test("one press from a failed quiz to practice of its weakest topic", async ({ page, request }) => {
  const { student, attemptId } = await failsTheQuiz(request);
  await signIn(page, student);
  await page.goto(`/student/quizzes/${attemptId}`);
  const presses = await countsPresses(page);
  await page
    .getByRole("button", { name: /^Practise / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Question 1 of 3/ })).toBeVisible();
  expect(presses()).toBe(1);
});

test("one press from a result to correcting its weakest answer", async ({ page, request }) => {
  const steps = api(request);
  const student = await steps.student();
  const job = await steps.job(await steps.person("employer"));
  const sessionId = await graded(request, student, await steps.application(student, job));
  await signIn(page, student);
  await page.goto(`/student/interview-summary/${sessionId}`);
  const presses = await countsPresses(page);
  await page.getByRole("button", { name: "Fix it" }).first().click();
  await expect(page.getByRole("complementary", { name: "What to correct" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your answer to question 1" })).toContainText(
    "I would look at the data",
  );
  expect(presses()).toBe(1);
});
