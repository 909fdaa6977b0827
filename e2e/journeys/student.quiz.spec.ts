import { findQuizItemByQuestion } from "@dryrun/content/quiz/load";
import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { answersFrom, clicksThrough, handsInThePaper, keysOf, opensThePaper, paperOf } from "../support/quizzes.ts";
import { expect, test } from "../support/test.ts";

async function startsWithoutDataset(page: Page) {
  const downloaded = page.getByLabel("I have downloaded the dataset");
  await expect(downloaded).toBeChecked(); // the page loads it
  await downloaded.uncheck();
  await page.getByRole("button", { name: "Start Quiz" }).click();
  await page
    .getByRole("alertdialog", { name: "You have not confirmed the dataset download." })
    .getByRole("button", { name: "Start anyway" })
    .click();
}

/** Checks the fields of a question, which must not have those revealed after the submission. */
function expectNoKeys(wire: string) {
  const { questions } = paperOf(wire);
  expect(questions).toHaveLength(50);
  for (const question of questions) {
    expect(Object.keys(question).sort()).toEqual(["id", "needsFile", "options", "question", "topic"]);
    expect(wire).not.toContain(JSON.stringify(findQuizItemByQuestion(question.question)?.explanation).slice(1, -1));
  }
  expect(new Set(keysOf(wire))).toEqual(new Set([0, 1, 2, 3]));
}

test("answers a question about the workbook in the page, after all others", async ({ page, request }) => {
  await signIn(page, await api(request).person("student"));
  await page.goto("/student/quiz");
  const wire = await opensThePaper(page, () => startsWithoutDataset(page));
  const without = paperOf(wire).questions.filter(({ needsFile }) => !needsFile).length;
  expect(without).toBe(38);
  await clicksThrough(page, 1, keysOf(wire).slice(0, without));
  await expect(page.getByRole("heading", { name: "Question 39 of 50" })).toBeVisible();
  await page.getByRole("button", { name: "Work with the data here" }).click();
  await expect(page.getByText("2,000 rows")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Column", { exact: true }).selectOption("D region");
  await page.getByLabel("Value", { exact: true }).fill("East");
  await page.getByRole("button", { name: "Add condition" }).click();
  await expect(page.getByText(/^\d+ of 2,000 rows/)).toBeVisible();
  await page.getByText("Pivot", { exact: true }).click();
  await page.getByRole("button", { name: "Show pivot" }).click();
  await expect(page.getByRole("table", { name: "Sum of sales by product" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Formula, query or macro" }).click();
  await page.getByLabel("Write").selectOption("A SQL query");
  await page.getByLabel("Your formula or query").fill("SELECT COUNT(*) AS lines FROM sales");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("table", { name: "Result" })).toContainText("2000");
  expect(await violationsOf(page)).toEqual([]);
});

test("fails the quiz by one answer, reads the explanation, and passes the next one", { tag: "@core" }, async ({
  page,
  request,
}) => {
  const steps = api(request);
  const student = await steps.person("student");
  await signIn(page, student);
  await page.goto("/student/quiz");
  const wire = await opensThePaper(page, () => startsWithoutDataset(page));
  expectNoKeys(wire);

  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Select an answer to continue.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Question 1 of 50" })).toBeVisible();
  await answersFrom(page, 1, 3, false);

  // After a reload: the same paper in the same order, at the same question, with the chosen options.
  expect(await opensThePaper(page, () => page.reload())).toBe(wire);
  await expect(page.getByRole("heading", { name: "Question 4 of 50" })).toBeVisible();
  await page.getByRole("button", { name: "Prev", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Question 3 of 50" })).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const { questions } = paperOf(wire);
  await clicksThrough(
    page,
    4,
    keysOf(wire)
      .map((key, index) => (index < 11 ? (key + 1) % 4 : key))
      .slice(3),
  );
  await handsInThePaper(page);

  await expect(page).toHaveURL(/\/student\/quizzes$/);
  await expect(page.getByText(/^78%\. The pass mark is 80%\. Weakest topic: /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Review the 11 wrong ones" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^SQL\d+ of 13/ })).toBeVisible();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "correct" });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Not passed");
  await expect(card).toContainText("39 / 50 correct");

  await card.getByRole("link", { name: /^Quiz of / }).click();
  for (const bar of [/^Excel\d+ of 13/, /^Power BI\d+ of 12/, /^SQL\d+ of 13/, /^VBA\d+ of 12/])
    await expect(page.getByRole("listitem").filter({ hasText: bar })).toBeVisible();
  const wrong = page.getByRole("region", { name: "11 wrong answers" }).getByRole("listitem");
  await expect(wrong).toHaveCount(11);
  const first = findQuizItemByQuestion(questions[0]?.question ?? "");
  await expect(wrong.first()).toContainText(`Question 1 of 50 · ${first?.topic}`);
  const plain = (text = "") => text.replace(/`/g, "");
  await expect(wrong.first()).toContainText(plain(first?.explanation));
  await expect(wrong.first().locator("dd").nth(1)).toHaveText(first?.correct ?? "");

  await page.goto("/student/quiz");
  const another = await opensThePaper(page, () => startsWithoutDataset(page));
  expect(another).not.toBe(wire);
  await clicksThrough(page, 1, keysOf(another));
  await handsInThePaper(page);
  await expect(page).toHaveURL(/\/student\/jobs/);
  const moment = page.getByRole("dialog", { name: "You passed the quiz" });
  await expect(moment.getByRole("listitem").filter({ hasText: /^Excel13 of 13/ })).toBeVisible();
  await expect(moment.getByRole("heading", { name: "Three jobs to begin with" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(moment).toBeHidden();
  await expect(page.getByText("Passed with 100%. You can now see the jobs.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(moment).toBeHidden();
  const { history } = await steps.call("GET", "/quiz/history", student);
  expect(history.map(({ score }: { score: number }) => score)).toEqual([100, 78]);
});
