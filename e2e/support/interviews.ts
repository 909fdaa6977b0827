import { findAsked } from "@dryrun/content/interview/find-asked";
import { rightAnswer } from "@dryrun/content/interview/right-answer";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until the answers are graded, with the result part by part over the page. */
export async function seesTheResultReady(page: Page) {
  const reveal = page.getByRole("dialog", { name: "Your result" });
  await expect(reveal.getByRole("img", { name: "10 of 10 answers graded" })).toBeVisible();
  return reveal;
}

/** Returns a right answer to the question in the room. */
async function rightAnswerTo(page: Page): Promise<string> {
  const shown = await page.locator("body").innerText();
  const found = findAsked(shown);
  if (!found) throw new Error(`no question of the bank is in the room: ${shown.slice(0, 400)}`);
  return rightAnswer(found);
}

/** Goes through the four steps before the clock: device, consent, rules, start in full screen. */
export async function goesThroughPreflight(page: Page) {
  await page.mouse.move(0, 0); // hovering keeps the toast
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Tick the box to continue.").first()).toBeVisible();
  await page.getByLabel("I understand how my answers are evaluated.").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Start interview" }).click();
}

/** Takes the interview: the first steps, ten answers with a lost connection in between, and the submission. */
export async function takesTheInterview(page: Page) {
  await page.getByRole("link", { name: "Start Mock Interview" }).click();
  await goesThroughPreflight(page);
  await answersAll(page);
  await handsIn(page);
}

export async function answersAll(page: Page) {
  for (let index = 1; index <= INTERVIEW_QUESTIONS; index++) await answers(page, index);
}

/** Submits from the last question, and waits for the list of interviews. */
export async function handsIn(page: Page) {
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("button", { name: "Submit 10 answers" }).click();
  await expect(page).toHaveURL(/\/student\/interview-summary$/);
}

async function answers(page: Page, at: number) {
  await expect(page.getByText(new RegExp(`Question ${at} of 10`)).first()).toBeVisible();
  const answer = await rightAnswerTo(page);
  const tab = page.getByRole("tab", { name: "Answer" });
  if (await tab.isVisible()) await tab.click();
  const box = page.getByRole("textbox", { name: `Your answer to question ${at}` });
  await box.click();
  if (at === 5) await losesTheNetwork(page);
  await page.keyboard.insertText(answer);
  if (at === 5) await findsTheNetwork(page);
  await expect(page.getByText(/^Saved( \d\d:\d\d)?$/).first()).toBeVisible();
  if (at < INTERVIEW_QUESTIONS) await page.getByRole("button", { name: "Next", exact: true }).click();
}

async function losesTheNetwork(page: Page) {
  await page.context().setOffline(true);
}
async function findsTheNetwork(page: Page) {
  await expect(page.getByText("Saved on this device, not sent yet").first()).toBeVisible();
  await page.context().setOffline(false);
}

/** Waits for the result, reads it and sends it; returns the score. */
export async function readsResultAndSends(page: Page): Promise<number> {
  const reveal = await seesTheResultReady(page);
  await reveal.getByRole("link", { name: "See the result and send it" }).click();
  const meter = page.getByRole("meter").first();
  await expect(meter).toBeVisible();
  const score = Number(/^(\d+) out of 100/.exec((await meter.getAttribute("aria-valuetext")) ?? "")?.[1]);
  expect(score).toBeGreaterThanOrEqual(70);
  await page.getByRole("button", { name: "Send to Recruiter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: /Send/ }).click();
  const moment = page.getByRole("dialog", { name: /^Sent to / });
  await expect(moment).toBeVisible();
  await moment.getByRole("button", { name: "Done" }).click();
  await expect(moment).toBeHidden();
  await expect(page.getByText(/^Sent \d/).first()).toBeVisible();
  return score;
}
