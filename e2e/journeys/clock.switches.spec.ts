import { FLAG_CHANGED } from "@dryrun/domain/flags/messages";
import { FLAGS } from "@dryrun/domain/flags/rules";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { WAIT_MS } from "../support/limits.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

/** A switch affects the whole server, so no other test runs at the same time. */
test("an admin switches purchases off: a student sees why nothing was charged, and buys when they are on again", async ({
  page,
  browser,
  request,
}, info) => {
  const steps = api(request);
  const student = await steps.person("student");
  const theirs = await (await browser.newContext(info.project.use)).newPage();
  await signIn(theirs, student);
  await theirs.goto("/student/buy-credits");
  await theirs.getByRole("radio", { name: "10 credits" }).check();

  await signIn(page, await steps.admin());
  await page.goto("/admin/switches");
  const dialog = page.getByRole("dialog");
  const change = async (isOn: boolean, reason: string) => {
    await page.getByRole("button", { name: "Change Purchases" }).click();
    await dialog.getByLabel("Switched on").setChecked(isOn);
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(FLAG_CHANGED).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  await change(false, "The provider double-charges");

  // The page was open before the switch.
  await theirs.getByRole("button", { name: "Pay ₹549" }).click();
  await expect(theirs.getByText(FLAGS.purchases.refusal)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(FLAGS.purchases.refusal)).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Pay ₹549" })).toHaveCount(0);
  expect(await violationsOf(theirs)).toEqual([]);
  const visitor = await (await browser.newContext({ ...info.project.use, javaScriptEnabled: false })).newPage();
  await expect(async () => {
    await visitor.goto("/status");
    await expect(visitor.getByText(FLAGS.purchases.refusal)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: WAIT_MS });

  await change(true, "The provider has mended it");
  await theirs.reload();
  await theirs.getByRole("radio", { name: "10 credits" }).check();
  await theirs.getByRole("button", { name: "Pay ₹549" }).click();
  await theirs.getByRole("dialog", { name: "Payment" }).getByRole("button", { name: "Pay ₹549" }).click();
  await expect(theirs.getByText("Payment successful, credits added")).toBeVisible();
});
