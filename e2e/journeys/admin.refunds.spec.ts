import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { buysCredits } from "../support/payments.ts";
import { providerReports } from "../support/provider.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "/admin/refunds";
const rowsOf = (page: Page, email: string) => page.locator("main").locator("li, tr").filter({ hasText: email });

test("an admin sees and filters refunds of every status, and a dispute until its end", async ({ page, request }) => {
  const steps = api(request);
  const student = await steps.person("student", "Ravi Nair");
  const idOf = (what: string, paymentId: string) => `${what}_${paymentId}`;
  const buys = () => buysCredits(request, student);
  const [pending, done, failed, disputed] = [await buys(), await buys(), await buys(), await buys()];
  const refund = async (event: "created" | "processed" | "failed", payment: typeof done) =>
    providerReports(request, `refund.${event}`, idOf("rfnd", payment.paymentId), payment);
  const dispute = async (event: "created" | "lost") =>
    providerReports(request, `payment.dispute.${event}`, idOf("disp", disputed.paymentId), disputed);
  await refund("created", pending);
  for (const event of ["created", "processed"] as const) await refund(event, done);
  for (const event of ["created", "failed"] as const) await refund(event, failed);
  await dispute("created");

  await signIn(page, await steps.admin());
  await page.goto(PAGE);
  const rows = rowsOf(page, student.email);
  await expect(rows).toHaveCount(4);
  for (const status of ["On its way", "Refunded", "Failed", "Dispute open"])
    await expect(rows.getByText(status, { exact: true })).toHaveCount(1);
  await expect(rows.filter({ hasText: "Made in the provider's dashboard" })).toHaveCount(3);
  await expect(rows.first()).toContainText("₹549");
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel("Reason").selectOption("Dispute at the bank");
  await expect(rows).toHaveCount(1);
  await dispute("lost");
  await page.reload();
  await expect(rows.getByText("Dispute lost", { exact: true })).toBeVisible();
  await rows.getByRole("button", { name: /^Refund of 10 interview credits/ }).click();
  const detail = page.getByRole("dialog");
  await expect(detail.getByText(disputed.paymentId)).toBeVisible();
  await expect(detail.getByText(disputed.orderId)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await detail.getByRole("button", { name: "Close" }).click();

  await page.getByLabel("Status").selectOption("On its way or open");
  await expect(rows).toHaveCount(0);
  await page.getByLabel("Reason").selectOption("All reasons");
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText("On its way", { exact: true })).toBeVisible();
});

test("a failed refund comes first on Today and can be retried; another is settled outside", { tag: "@core" }, async ({
  page,
  request,
}) => {
  const steps = api(request);
  const student = await steps.person("student", "Meera Nair");
  const [first, second] = [await buysCredits(request, student), await buysCredits(request, student)];
  for (const payment of [first, second])
    for (const event of ["refund.created", "refund.failed"] as const)
      await providerReports(request, event, `rfnd_${payment.paymentId}`, payment);

  await signIn(page, await steps.admin());
  await page.goto("/admin");
  await page
    .getByRole("region", { name: "Waiting for you" })
    .getByRole("link")
    .first()
    .filter({ hasText: /refunds? failed$/ })
    .click();
  await expect(page).toHaveURL(/status=failed&kind=refund$/);
  const rows = rowsOf(page, student.email);
  await expect(rows).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  const dialog = page.getByRole("alertdialog");
  await rows
    .first()
    .getByRole("button", { name: /^Retry/ })
    .click();
  await dialog.getByLabel("Reason").fill("The bank is back");
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(rows).toHaveCount(1);

  await rows.getByRole("button", { name: /^Settled outside/ }).click();
  await dialog.getByLabel("Reason").fill("Paid by transfer");
  await dialog.getByLabel("Reference").fill("UTR 4711");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Settled outside" }).click();
  await expect(rows).toHaveCount(0);

  await page.getByLabel("Status").selectOption("Refunded or lost");
  await expect(async () => {
    await page.reload();
    await expect(rows.getByText("Refunded", { exact: true })).toHaveCount(2);
  }).toPass();
  await page.goto("/admin/audit");
  const entries = page.locator("main").locator("li, tr").filter({ hasText: student.email });
  await expect(entries.filter({ hasText: "Retried a failed refund" })).toHaveCount(1);
  await expect(entries.filter({ hasText: "UTR 4711" })).toHaveCount(1);
});
