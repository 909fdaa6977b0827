import { api } from "../support/api.ts";
import { rowsWith } from "../support/lists.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a student allows using answers to check the grader, and withdraws it", async ({ page, request }) => {
  await signIn(page, await api(request).person("student"));
  await page.goto("/account/privacy");
  const box = page.getByRole("checkbox", { name: "Use my answers to check the grader" });
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByText(/^Yes, .* on this page$/)).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText(/^No, .* on this page$/)).toBeVisible();
});

test("an admin draws answers, scores some without seeing the grade, and sees how far they agree", async ({
  page,
  request,
}) => {
  await signIn(page, await api(request).admin());
  await page.goto("/admin/calibration");
  await page.getByLabel("From").selectOption("Golden set");
  await page.getByLabel("Answers", { exact: true }).selectOption("10");
  await page.getByRole("button", { name: "Draw" }).click();
  await expect(page.getByText("10 answers drawn.")).toBeVisible();
  await page.getByRole("link", { name: "Score the next answer" }).click();

  const question = page.getByRole("heading", { name: /^Question: / });
  const score = page.getByRole("combobox", { name: "Your score" });
  const save = page.getByRole("button", { name: "Save and show the next one" });
  await save.click();
  await expect(page.getByText("Choose a score.")).toBeVisible();
  await score.selectOption("4.5 out of 10");
  await save.click();
  await expect(page.getByText("9 answers left for you to score.")).toBeVisible();
  await expect(question).toBeFocused();
  await expect(score).toHaveValue("");
  await page.getByRole("button", { name: "Change the last score" }).click();
  await expect(score).toHaveValue("4.5");
  await score.selectOption("7 out of 10");
  await save.click();
  await expect(score).toHaveValue("");
  await score.selectOption("It cannot be assessed");
  await save.click();
  await expect(page.getByText("8 answers left for you to score.")).toBeVisible();

  await page.getByRole("link", { name: "Calibration", exact: true }).click();
  await expect(page.getByText("1 person scored 2 of 10 drawn answers; 0 by two or more.")).toBeVisible();
  await expect(rowsWith(page, /^People with the grader/)).toBeVisible();
});
