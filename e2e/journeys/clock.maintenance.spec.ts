import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** The whole server is read-only during this test, so no other test runs at the same time. */
test("an admin starts a maintenance: everyone can read, nobody can change anything, and typed text stays", async ({
  page,
  browser,
  request,
}, info) => {
  const steps = api(request);
  const theirs = await (await browser.newContext(info.project.use)).newPage();
  await theirs.goto("/contact");
  await theirs.getByLabel("Name").fill("Asha Verma");
  await theirs.getByLabel("Email").fill("asha@example.com");
  await theirs.getByLabel("Topic").selectOption("My account");
  const typed = theirs.getByLabel("Message");
  await typed.fill("I cannot find my receipt.");

  await signIn(page, await steps.admin());
  await page.goto("/admin/maintenance");
  await page.getByLabel("Message to everybody").fill("We move to a bigger database.");
  await page.getByLabel("Reason").fill("A new database");
  await page.getByRole("button", { name: "Announce or start" }).click();
  await expect(page.getByText("Read-only mode is on.")).toBeVisible();
  const barOf = (one: typeof page) => one.getByRole("complementary", { name: "Maintenance" });
  await expect(barOf(page)).toContainText("We move to a bigger database.");
  expect(await violationsOf(page)).toEqual([]);

  await theirs.getByRole("button", { name: "Send message" }).click();
  await expect(theirs.getByText(/nothing was changed\. Keep this page open: what you typed is kept/)).toBeVisible();
  await expect(barOf(theirs)).toContainText("Dryrun is being maintained.");
  expect(await violationsOf(theirs)).toEqual([]);
  const visitor = await (await browser.newContext({ ...info.project.use, javaScriptEnabled: false })).newPage();
  await visitor.goto("/");
  await expect(barOf(visitor)).toContainText("You can read everything.");

  await page.getByRole("button", { name: "End the maintenance" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End the maintenance" }).click();
  await expect(page.getByText("The maintenance is over.")).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  await expect(typed).toHaveValue("I cannot find my receipt.");
  await theirs.getByRole("button", { name: "Send message" }).click();
  await expect(theirs.getByText(/our support team has your message/i)).toBeVisible();
  await expect(barOf(theirs)).toHaveCount(0);
});
