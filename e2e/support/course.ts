import { findAsked } from "@dryrun/content/interview/find-asked";
import { rightAnswer } from "@dryrun/content/interview/right-answer";
import type { APIRequestContext, Page } from "@playwright/test";
import { api, type Person } from "./api.ts";
import { expect } from "./test.ts";

export interface Asked {
  number: number;
  question: string;
  sampleData: string | null;
}
interface Drill {
  _id: string;
  questions: Asked[];
}

export function rightAnswerTo({ question, sampleData }: Asked): string {
  const found = findAsked(question, sampleData);
  if (!found) throw new Error(`no question of the bank: ${question}`);
  return rightAnswer(found);
}

/** Answers a whole set of the course right, by calls. */
export async function answersSet(request: APIRequestContext, student: Person, id: string) {
  const steps = api(request);
  const { _id, questions }: Drill = await steps.call("POST", "/practice/drills", student, { from: "course", id });
  for (const asked of questions) {
    await steps.answer(student, _id, { number: asked.number, answer: rightAnswerTo(asked) });
  }
}

/** Presses a button that opens a set of the course, and answers it right on the page. */
export async function answersSetOnPage(page: Page, button: string) {
  const started = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/api/practice/drills"),
  );
  await page.getByRole("button", { name: button }).click();
  const { questions }: Drill = await (await started).json();
  for (const [index, asked] of questions.entries()) {
    await page.getByRole("textbox", { name: `Your answer to question ${asked.number}` }).click();
    await page.keyboard.insertText(rightAnswerTo(asked));
    await page.getByRole("button", { name: "Check my answer" }).click();
    const isLast = index === questions.length - 1;
    await page.getByRole("button", { name: isLast ? "See how it went" : "Next question" }).click();
  }
  await expect(page.getByRole("heading", { name: new RegExp(`^\\d of ${questions.length} right$`) })).toBeVisible();
}
