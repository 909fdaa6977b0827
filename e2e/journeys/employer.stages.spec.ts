import type { Locator, Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { rowsWith } from "../support/lists.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** The board is wider than the page, and the page itself does not move sideways. */
async function onlyBoardScrolls(page: Page, board: Locator) {
  const spare = (element: Element) => element.scrollWidth - element.clientWidth;
  await board.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
  expect(await board.evaluate(spare)).toBeGreaterThan(0);
  expect(await page.locator("html").evaluate(spare)).toBe(0);
  expect(await page.locator("body").evaluate(spare)).toBe(0);
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
}

test("an owner gives a job its own stages, moves candidates on the board, and removes a stage that is in use", async ({
  page,
  request,
}, info) => {
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const jobId = await steps.job(owner, { title: "Staged Analyst" });
  await steps.application(await steps.student("Asha Verma"), jobId, { fullName: "Asha Verma" });
  await steps.application(await steps.student("Ravi Nair"), jobId, { fullName: "Ravi Nair" });

  await signIn(page, owner);
  await page.goto(`/employer/jobs/${jobId}`);
  await page.getByRole("link", { name: "Stages" }).click();
  await page.getByRole("radio", { name: "Its own" }).check();
  await page.getByRole("button", { name: "Add a stage" }).click();
  const added = page.getByRole("group", { name: "Stage 6 of 6" });
  await added.getByLabel("Name").fill("Phone screen");
  await added.getByLabel("Colour").selectOption("Amber");
  await page.getByRole("button", { name: "Move up: Stage 6 of 6" }).click();
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("Move to").selectOption("Phone screen");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Save stages" }).click();
  await expect(page.getByText("Stages saved")).toBeVisible();

  await page.goto(`/employer/jobs/${jobId}`);
  await page.getByRole("link", { name: "Board", exact: true }).click();
  const board = page.getByRole("group", { name: "Applications by stage" });
  const column = (name: RegExp) => board.getByRole("region", { name });
  await expect(column(/^New \(2\)/).getByRole("listitem")).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await board.getByLabel("Move Asha Verma to").selectOption("Phone screen");
  await expect(column(/^Phone screen \(1\)/).getByRole("link", { name: "Asha Verma" })).toBeVisible();
  // A finger scrolls the board instead of dragging.
  if (info.project.name === "phone") await board.getByLabel("Move Ravi Nair to").selectOption("Reading");
  else
    await column(/^New/)
      .getByRole("listitem")
      .filter({ hasText: "Ravi Nair" })
      .dragTo(column(/^Reading/));
  await expect(column(/^Reading \(1\)/).getByRole("link", { name: "Ravi Nair" })).toBeVisible();
  await expect(page.getByText("Moved Ravi Nair to Reading")).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const one of [width, 360]) {
    await page.setViewportSize({ width: one, height });
    await onlyBoardScrolls(page, board);
  }
  await page.setViewportSize({ width, height });
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(rowsWith(page, "Asha Verma")).toContainText("Phone screen");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/employer/jobs/${jobId}/stages`);
  await page.getByRole("button", { name: "Remove Stage 5 of 6" }).click();
  await page.getByRole("button", { name: "Remove Rule 1 of 1" }).click();
  await page.getByRole("button", { name: "Save stages" }).click();
  await page.getByLabel("Move 1 application in “Phone screen” to").selectOption("Call");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Save stages" }).click();
  await expect(page.getByText("Stages saved")).toBeVisible();
  await page.goto(`/employer/jobs/${jobId}?view=board`);
  await expect(column(/^Call \(1\)/).getByRole("link", { name: "Asha Verma" })).toBeVisible();
});
