import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** With this many papers, a question that is not retired would be drawn in two of three runs; the draw has its own tests. */
const NEW_PAPERS = 8;
const REASON = "Two of its options are right.";

/** Searches by the end of the question, because more questions than fit on a page begin with the same sentence about the workbook. */
const searchFor = (question: string) => encodeURIComponent(question.slice(-MAX_SEARCH_WORDS));

const plain = (question: string) => question.replaceAll("`", "");

/** Opens a question's details, and presses a button there. */
async function pressesAt(page: Page, question: string, name: string) {
  await page.getByRole("button", { name: `Details of ${plain(question)}` }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

test("a retired question leaves new papers, stays in an open one, and returns when restored", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const student = await steps.person("student");
  const paperOf = async (person: Awaited<ReturnType<typeof steps.person>>): Promise<string[]> =>
    (await steps.call("GET", "/quiz/generate", person)).questions.map(({ question }: { question: string }) => question);
  const paper = await paperOf(student);
  const [question = ""] = paper;

  await signIn(page, await steps.admin());
  await page.goto(`/admin/quiz-items?search=${searchFor(question)}`);
  await pressesAt(page, question, "Retire this question");
  const dialog = page.getByRole("alertdialog", { name: "Retire this question?" });
  await dialog.getByRole("button", { name: "Retire", exact: true }).click();
  await expect(dialog.getByText("A reason is required")).toBeVisible();
  await dialog.getByLabel("Reason").fill(REASON);
  await dialog.getByRole("button", { name: "Retire", exact: true }).click();
  await expect(page.getByText("Question retired. New papers leave it out.")).toBeVisible();

  expect(await paperOf(student)).toEqual(paper);
  for (let index = 0; index < NEW_PAPERS; index++)
    expect(await paperOf(await steps.person("student"))).not.toContain(question);

  await page.goto("/admin/quiz-items?show=retired");
  await page.getByRole("button", { name: `Details of ${plain(question)}` }).click();
  await expect(page.getByRole("dialog").getByText(REASON)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Restore this question" }).click();
  const again = page.getByRole("alertdialog", { name: "Restore this question?" });
  await again.getByLabel("Reason").fill("The options are different now.");
  await again.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("Question restored. New papers can have it.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Details of ${plain(question)}` })).toHaveCount(0);
});
