import { findQuizItemByQuestion, quizItems } from "@dryrun/content/quiz/load";
import type { APIRequestContext, Page } from "@playwright/test";
import { api } from "./api.ts";
import { expect } from "./test.ts";

/** Removes spaces, which differ between a block of code and the bank. */
const plain = (text: string) => text.replace(/[`\s]+/g, "");
const keyOf = new Map(quizItems.map(({ question, correct }) => [plain(question), correct]));

interface Paper {
  questions: { id: string; needsFile: boolean; question: string; options: string[] }[];
}

/** Parses a paper as received. */
export const paperOf = (wire: string) => JSON.parse(wire) as Paper;
export const keysOf = (wire: string) =>
  paperOf(wire).questions.map(({ question, options }) =>
    options.indexOf(findQuizItemByQuestion(question)?.correct ?? ""),
  );

/** Presses a button that opens the paper; returns the paper as received. */
export async function opensThePaper(page: Page, open: () => Promise<unknown>) {
  const paper = page.waitForResponse((response) => response.url().endsWith("/api/quiz/generate"));
  await open();
  return (await paper).text();
}

const READ_ONE_BY_ONE = 5;

/** Follows the redirect to the quiz, downloads the dataset, answers 50 questions and passes. */
export async function passesTheQuiz(page: Page) {
  await expect(page).toHaveURL(/\/student\/quiz$/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /Download CSV/ }).click();
  expect((await downloading).suggestedFilename()).toBe("dryrun-sales.csv");
  await expect(page.getByLabel("I have downloaded the dataset")).toBeChecked();
  const wire = await opensThePaper(page, () => page.getByRole("button", { name: "Start Quiz" }).click());
  await answersFrom(page, 1, READ_ONE_BY_ONE, true);
  await clicksThrough(page, READ_ONE_BY_ONE + 1, keysOf(wire).slice(READ_ONE_BY_ONE));
  await handsInThePaper(page);
  await expect(page).toHaveURL(/\/student\/jobs/);
  await expect(page.getByRole("dialog", { name: "You passed the quiz" })).toBeVisible();
  await page.getByRole("button", { name: "See all jobs" }).click();
  await expect(page.getByText("Passed with 100%. You can now see the jobs.")).toBeVisible();
}

/** Chooses these options from question `first` on, by clicks from within the page, which are faster. */
export function clicksThrough(page: Page, first: number, choices: number[]) {
  return page.evaluate(
    async ({ first, choices }) => {
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      const heading = () => document.querySelector("form h2")?.textContent;
      const option = (at: number) => document.querySelectorAll<HTMLInputElement>("form input[type=radio]")[at];
      for (const [index, choice] of choices.entries()) {
        await until(() => heading() === `Question ${first + index} of 50`);
        option(choice)?.click();
        await until(() => option(choice)?.checked === true);
        if (first + index < 50) document.querySelector<HTMLButtonElement>("form button[type=submit]")?.click();
      }
    },
    { first, choices },
  );
}

/** Answers the questions from `first` to `last`, all right or all wrong, and presses Next after each except number 50. */
export async function answersFrom(page: Page, first: number, last: number, isRight: boolean) {
  for (let index = first; index <= last; index++) {
    await expect(page.getByText(`Question ${index} of 50`).first()).toBeVisible();
    const options = page.getByRole("radio");
    await expect(options).toHaveCount(4);
    const key = await keyOnPage(page);
    await options.nth(isRight ? key : (key + 1) % 4).check();
    if (index < 50) await page.getByRole("button", { name: "Next", exact: true }).click();
  }
}

export async function handsInThePaper(page: Page) {
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Submit/ })
    .click();
}

/** Returns the index of the right option of the shown question. */
async function keyOnPage(page: Page): Promise<number> {
  const shown = plain(await page.getByRole("main").innerText());
  const options = await page
    .getByRole("radio")
    .evaluateAll((radios) =>
      radios.map((radio) => document.getElementById(radio.getAttribute("aria-labelledby") ?? "")?.textContent ?? ""),
    );
  for (const [question, correct] of keyOf)
    if (shown.includes(question) && options.includes(correct)) return options.indexOf(correct);
  throw new Error(`no question of the bank is on the page: ${shown.slice(0, 300)}`);
}

/** Creates a student who chooses the first option everywhere and fails. */
export async function failsTheQuiz(request: APIRequestContext) {
  const steps = api(request);
  const student = await steps.person("student", "Farhan Ali");
  const { questions } = await steps.call("GET", "/quiz/generate", student);
  const answers = questions.map(({ id, options }: { id: string; options: string[] }) => ({
    questionId: id,
    selected: options[0],
  }));
  const { attemptId } = await steps.call("POST", "/quiz/submit", student, { answers });
  return { student, attemptId };
}
