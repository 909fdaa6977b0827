import { PRACTICE_LABELS } from "@dryrun/domain/interviews/limits";
import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { seesTheResultReady } from "../support/interviews.ts";
import { signIn } from "../support/pages.ts";
import { resumeRoom } from "../support/rooms.ts";
import { answersWith, opensQuestion, runResult, startsPractice } from "../support/runs.ts";
import { expect, test } from "../support/test.ts";

for (const topic of ["sql", "excel", "power-bi", "vba"] as const) {
  test(`runs answers of ${PRACTICE_LABELS[topic]}, submits a right and a nearly right one, and reads where the latter goes wrong`, async ({
    page,
    request,
  }) => {
    // A macro may save a file or show a message without changing a cell.
    const shown = (of: Page) =>
      (topic === "vba" ? runResult(of).locator("p, table") : runResult(of).getByRole("table")).first();
    const { student, sessionId, runnable } = await startsPractice(request, topic);
    const right = runnable.find(({ isPartly }) => !isPartly);
    const nearly = runnable.find((other) => other !== right);
    if (!right || !nearly) throw new Error("two questions of each topic can be run");
    await signIn(page, student);
    await page.goto(`/student/interview/practice?topic=${topic}`);
    await resumeRoom(page);

    await opensQuestion(page, right.number);
    await answersWith(page, right.number, right.right);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await expect(shown(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    // The engine has loaded: it needs no network.
    await page.context().setOffline(true);
    await opensQuestion(page, nearly.number);
    await answersWith(page, nearly.number, nearly.nearly);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(shown(page)).toBeVisible();
    await answersWith(page, nearly.number, `${nearly.nearly}(((`);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(runResult(page)).toContainText(/Error:|Line \d+:|It cannot be run here/);
    await page.context().setOffline(false);
    await answersWith(page, nearly.number, nearly.nearly);

    await page.getByRole("button", { name: "Overview" }).click();
    await page.getByRole("button", { name: /^Submit \d+ answers$/ }).click();
    await seesTheResultReady(page);
    const { questions } = await api(request).call("GET", `/mock-interview/history/${sessionId}`, student);
    const scoreOf = (number: number) =>
      questions.find((question: { number: number }) => question.number === number).score;
    expect(scoreOf(right.number)).toBeGreaterThanOrEqual(9);
    expect(scoreOf(nearly.number)).toBeLessThanOrEqual(6);

    await page.goto(`/student/interview-summary/${sessionId}`);
    const graded = page.locator(`#question-${nearly.number}`);
    await graded.locator("summary").first().click();
    const example = graded.getByRole("heading", { name: "Where it goes wrong" });
    await expect(example).toBeVisible();
    await example.scrollIntoViewIfNeeded();
    expect(await violationsOf(page)).toEqual([]);
  });
}
