import { findAsked } from "@dryrun/content/interview/find-asked";
import type { Exec, InterviewQuestion } from "@dryrun/content/interview/question";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import type { APIRequestContext, Page } from "@playwright/test";
import { api } from "./api.ts";
import { answerBox } from "./rooms.ts";
import { expect } from "./test.ts";

interface Runnable {
  number: number;
  /** A right answer. */
  right: string;
  /** Whether the answer also needs an explanation in words, which a run cannot check. */
  isPartly: boolean;
  /** A wrong answer that is not contained in the question. */
  nearly: string;
}

function answersTo({ prompt, rubric }: InterviewQuestion, { reference, mutants }: Exec): Omit<Runnable, "number"> {
  return {
    right: reference,
    isPartly: rubric.points.some(({ inWords }) => inWords),
    nearly: mutants.find((mutant) => !prompt.includes(mutant.replace(/^=/, ""))) ?? "",
  };
}

/**
 * Creates a practice session of a new student by calls, with "I don't know" as each answer; returns its questions whose answers can be run.
 */
export async function startsPractice(request: APIRequestContext, topic: string) {
  const steps = api(request);
  const student = await steps.person("student");
  const consent = { version: "1", at: new Date().toISOString() };
  const { sessionId } = await steps.call("POST", "/mock-interview/practice", student, { topic, consent });
  const runnable: Runnable[] = [];
  for (let number = 1; number <= INTERVIEW_QUESTIONS; number++) {
    const { question, sampleData, run } = await steps.call(
      "GET",
      `/mock-interview/${sessionId}/question/${number}`,
      student,
    );
    const inBank = findAsked(question, sampleData);
    await steps.call("PUT", `/mock-interview/${sessionId}/answers/${number}`, student, { answer: DONT_KNOW });
    if (run && inBank?.rubric.exec) runnable.push({ number, ...answersTo(inBank, inBank.rubric.exec) });
  }
  return { student, sessionId: String(sessionId), runnable };
}

/** Opens a question that was already reached, by the overview. */
export async function opensQuestion(page: Page, number: number) {
  await page.getByRole("button", { name: "Overview" }).click();
  await page.getByRole("button", { name: `Question ${number}`, exact: true }).click();
  await expect(page.getByText(new RegExp(`Question ${number} of 10`)).first()).toBeVisible();
}

/** Replaces the answer by this text. */
export async function answersWith(page: Page, number: number, answer: string) {
  const box = await answerBox(page, number);
  await box.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(answer);
}

/** Returns the result of running the answer. */
export const runResult = (page: Page) => page.getByRole("region", { name: "Run your answer" }).getByRole("status");
