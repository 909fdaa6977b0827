import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { seesTheResultReady } from "../support/interviews.ts";
import { pressesEnterOn, tabsTo } from "../support/keyboard.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isAt = (page: Page, number: number) =>
  expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Question ${number} of 10`) })).toBeVisible();

/** Presses Next without an answer, which focuses the answer box. */
async function goesToTheBox(page: Page, number: number) {
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Write an answer to continue, or press I don't know.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: `Your answer to question ${number}` })).toBeFocused();
}

const STEPS = Array.from({ length: 10 }, (_, index) =>
  index === 0
    ? '    - listitem:\n      - button "Question 1, not answered"'
    : `    - listitem:\n      - button "Question ${index + 1}, not opened" [disabled]`,
).join("\n");

const bar = (line: string) => `
- main:
  - heading "Question 1 of 10 · SQL" [level=1]
  - ${line}
  - timer "Time left": /\\d+:\\d\\d/
  - button "Time left"
  - button "Help"
  - button "Overview"`;
const FOOT = `
  - alert
  - button "Prev" [disabled]
  - button "I don't know"
  - button "Next"`;

/** The accessibility tree of the room; the questions and their data vary. */
const ROOM = {
  phone: `${bar('img "0 of 10 answered"')}
  - tablist "Question and answer":
    - tab "Question" [selected]
    - tab "Answer"
  - tabpanel "Question":
    - paragraph: /.+/${FOOT}`,
  desktop: `${bar(`list "0 of 10 answered":\n${STEPS}`)}
  - paragraph: /.+/
  - group "Width of the question":
    - button "Narrow question pane"
    - button "Medium question pane" [pressed]
    - button "Wide question pane"
  - textbox "Your answer to question 1"
  - paragraph: Press Tab to leave the editor. Ctrl+] and Ctrl+[ indent.
  - alert${FOOT}`,
};

test("a practice interview from the first step to the result by keyboard alone", async ({ page, request }, info) => {
  const student = await api(request).person("student");
  await signIn(page, student);
  await page.goto("/student/interview/practice?topic=sql");
  await expect(button(page, "Continue")).toBeEnabled(); // the device check is complete
  await pressesEnterOn(page, button(page, "Continue"));
  await tabsTo(page, page.getByLabel("I understand how my answers are evaluated."));
  await page.keyboard.press("Space");
  await pressesEnterOn(page, button(page, "Continue"));
  await expect(page.getByRole("heading", { name: "Rules" })).toBeVisible();
  await pressesEnterOn(page, button(page, "Continue"));
  await pressesEnterOn(page, button(page, "Start interview"));

  await isAt(page, 1);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(ROOM[info.project.metadata.screen as keyof typeof ROOM]);
  expect(await violationsOf(page)).toEqual([]);
  await goesToTheBox(page, 1);
  await page.keyboard.type("SELECT");
  for (let number = 2; number <= 10; number++) {
    await page.keyboard.press("Control+Shift+Period");
    await isAt(page, number);
    await goesToTheBox(page, number);
    if (number === 2) await pressesEnterOn(page, button(page, "I don't know"));
    else await page.keyboard.type("No idea");
  }
  await page.keyboard.press("Control+Shift+Enter");
  await isAt(page, 9);
  await page.keyboard.press("Control+Shift+Period");
  await isAt(page, 10);
  await page.keyboard.press("Control+Shift+Period");
  await expect(page.getByText("9 of 10 answered, 1 marked “I don't know”")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await pressesEnterOn(page, button(page, "Submit 10 answers"));
  await expect(page).toHaveURL(/\/student\/interview-summary$/);
  await seesTheResultReady(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByText(/^Result ready: \d+ out of 100/)).toBeVisible();
  await pressesEnterOn(page, page.getByRole("main").getByRole("link", { name: "Practice: SQL" }));
  await expect(page.getByRole("heading", { level: 1, name: "Interview result" })).toBeVisible();
  await expect(page.getByRole("meter", { name: "Score" })).toHaveAttribute("aria-valuetext", /out of 100/);
});
