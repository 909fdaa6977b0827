import { quizItems } from "@dryrun/content/quiz/load";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const plain = (text: string) => text.replace(/`/g, "").replace(/\s+/g, " ").trim();
const keyOf = new Map(quizItems.map(({ question, correct }) => [plain(question), correct]));

/** Led to the quiz, downloads the dataset, answers 50 questions and passes. */
export async function passesTheQuiz(page: Page) {
  await expect(page).toHaveURL(/\/student\/quiz$/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /Download CSV/ }).click();
  expect((await downloading).suggestedFilename()).toBe("dryrun-sales.csv");
  await page.getByLabel("I have downloaded the dataset").check();
  await page.getByRole("button", { name: "Start Quiz" }).click();
  for (let at = 1; at <= 50; at++) {
    await expect(page.getByText(`Question ${at} of 50`).first()).toBeVisible();
    const options = page.getByRole("radio");
    await expect(options).toHaveCount(4);
    await options.nth(await keyOnPage(page)).check();
    if (at < 50) await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Submit/ })
    .click();
  await expect(page).toHaveURL(/\/student\/jobs/);
  await expect(page.getByText("Passed with 100%. Jobs are open to you.")).toBeVisible();
}

/** Which option of the question that the page shows is right. */
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
