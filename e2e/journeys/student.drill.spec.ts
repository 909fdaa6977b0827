import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { type Asked, rightAnswerTo } from "../support/course.ts";
import { signIn } from "../support/pages.ts";
import { clicksThrough, handsInThePaper } from "../support/quizzes.ts";
import { expect, test } from "../support/test.ts";

type Drill = { _id: string; questions: Asked[] };

/** Presses a button that starts a drill; returns the drill as received. */
async function startsADrill(page: Page, press: () => Promise<unknown>): Promise<Drill> {
  const started = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/practice/drills"),
  );
  await press();
  await expect(page).toHaveURL(/\/student\/practice\/drill\/[\w-]{36}$/);
  return (await started).json();
}

const box = (page: Page, number: number) => page.getByRole("textbox", { name: `Your answer to question ${number}` });
async function writes(page: Page, number: number, text: string) {
  await box(page, number).click();
  await page.keyboard.insertText(text);
}
const check = (page: Page) => page.getByRole("button", { name: "Check my answer" }).click();

test("practises three questions, with a lost network and a reload in between", async ({
  page,
  request,
  expectsFaults,
}) => {
  expectsFaults.value = true; // the engine for Run may still be loading when the network is lost
  const student = await api(request).person("student");
  await signIn(page, student);
  await page.goto("/student/practice");
  await expect(page.getByRole("heading", { level: 1, name: "Practice" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const { _id, questions } = await startsADrill(page, () => page.getByRole("button", { name: "Practise SQL" }).click());
  const drawn = async (number: number): Promise<Asked> =>
    (await api(request).call("GET", `/practice/drills/${_id}`, student)).questions[number - 1];
  const [first] = questions as [Asked];

  await expect(page.getByRole("heading", { name: "Question 1 of 3 · SQL" })).toBeVisible();
  await expect(page.getByText("Level 1: Filter and sort")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await writes(page, 1, rightAnswerTo(first));
  await page.context().setOffline(true);
  await check(page);
  await expect(page.getByText(/You are offline\. Your answer is saved on this device/)).toBeVisible();
  await expect(box(page, 1)).toContainText(rightAnswerTo(first).slice(0, 12).trim());
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();
  await expect(page.getByText(/Score \d+(\.\d)? out of 10/).first()).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of 3 · SQL" })).toBeVisible();
  await writes(page, 2, "SELECT half");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Question 2 of 3 · SQL" })).toBeVisible();
  await expect(box(page, 2)).toContainText("SELECT half");
  await box(page, 2).press("ControlOrMeta+a");
  await page.keyboard.insertText(rightAnswerTo(await drawn(2)));
  await check(page);
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByText("Level 2: Group and aggregate")).toBeVisible();
  await page.getByRole("button", { name: "I don't know" }).click();

  // The wrong answer is corrected: a first try, the model answer on request, and a right one.
  await expect(page.getByText("Compare with a model answer")).toBeVisible();
  await page.getByRole("button", { name: "Write my own" }).click();
  await writes(page, 3, "SELECT 1");
  await check(page);
  await expect(page.getByRole("list", { name: "Scores of your tries" })).toBeVisible();
  await expect(page.getByText("Compare with a model answer")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Fix it" }).click();
  await expect(page.getByRole("complementary", { name: "What to correct" })).toBeVisible();
  await expect(box(page, 3)).toContainText("SELECT 1");
  await box(page, 3).press("ControlOrMeta+a");
  await page.keyboard.insertText(rightAnswerTo(await drawn(3)));
  await check(page);
  await page.getByRole("button", { name: "One easier question" }).click();

  // After a second wrong try the practice ends with an easier question.
  await expect(page.getByRole("heading", { name: "Question 4 of 4 · SQL" })).toBeVisible();
  await expect(page.getByText("Level 1: Filter and sort")).toBeVisible();
  await writes(page, 4, rightAnswerTo(await drawn(4)));
  await check(page);
  await page.getByRole("button", { name: "See how it went" }).click();

  await expect(page.getByRole("heading", { name: "4 of 4 right" })).toBeVisible();
  await expect(page.getByText("Next: level 2, Group and aggregate.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await startsADrill(page, () => page.getByRole("button", { name: "Practise 3 more" }).click());
  const { user } = await api(request).call("GET", "/auth/me", student);
  expect(user.interviewCredits).toBe(1);
});

test("a failed quiz leads to a drill of its weakest topic with one press", async ({ page, request }) => {
  const student = await api(request).person("student");
  await signIn(page, student);
  await page.goto("/student/quiz");
  const paper = page.waitForResponse((response) => response.url().endsWith("/api/quiz/generate"));
  await expect(page.getByLabel("I have downloaded the dataset")).toBeChecked();
  await page.getByRole("button", { name: "Start Quiz" }).click();
  expect((await (await paper).json()).questions).toHaveLength(50);
  await clicksThrough(page, 1, Array(50).fill(0));
  await handsInThePaper(page);
  await expect(page).toHaveURL(/\/student\/quizzes$/);
  const weakest = await page.getByText(/Weakest topic: /).innerText();
  const topic = /Weakest topic: (.+) \(/.exec(weakest)?.[1];
  await startsADrill(page, () => page.getByRole("button", { name: `Practise ${topic}` }).click());
  await expect(page.getByRole("heading", { level: 1, name: `Quick practice: ${topic}` })).toBeVisible();

  // First one of its own wrong answers, chosen again; then an easy question to write.
  await expect(page.getByRole("radio")).toHaveCount(4);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("radio").first().check({ force: true });
  await check(page);
  await expect(page.getByText(/^(Right\.|Not right yet\.)$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByRole("heading", { name: `Question 2 of 3 · ${topic}` })).toBeVisible();
  await expect(page.getByText(/^Level 1: /)).toBeVisible();
});
