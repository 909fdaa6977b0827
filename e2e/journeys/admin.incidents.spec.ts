import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { ownWord } from "../support/names.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("an admin reports an incident; a visitor without scripts sees it, and sees that it is resolved", async ({
  page,
  browser,
  request,
}, info) => {
  const title = `Payments fail ${ownWord()}`;
  const visitor = await (await browser.newContext({ ...info.project.use, javaScriptEnabled: false })).newPage();
  await visitor.goto("/");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "System status" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "System status" })).toBeVisible();

  await signIn(page, await api(request).admin());
  await page.goto("/admin/operations");
  await page.getByRole("navigation", { name: "Operations" }).getByRole("link", { name: "Incidents" }).click();
  await page.getByRole("button", { name: "Report an incident" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByRole("link", { name: "Choose what is affected." })).toBeVisible();
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Payments").selectOption("Outage");
  await dialog.getByLabel("Message").fill("Cards are refused.\nUPI works. We write again at 3 pm.");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The incident is on the status page.")).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const theirs = visitor.getByRole("article").filter({ hasText: title });
  await visitor.reload();
  await expect(visitor.getByText(/There is an outage affecting .*payments/)).toBeVisible();
  await expect(theirs).toContainText("Affected: Payments (outage)");
  await expect(theirs.getByText("UPI works. We write again at 3 pm.")).toBeVisible();

  await page.getByRole("button", { name: `Add an update to ${title}` }).click();
  await dialog.getByLabel("State").selectOption("Resolved");
  await dialog.getByLabel("Message").fill("Cards work again.");
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The incident is resolved.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Add an update to ${title}` })).toHaveCount(0);

  await visitor.reload();
  await theirs.getByText("2 updates").click();
  await expect(theirs.getByText("Cards work again.")).toBeVisible();
  await page.goto("/status");
  expect(await violationsOf(page)).toEqual([]);
});
