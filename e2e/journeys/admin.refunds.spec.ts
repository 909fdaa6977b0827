import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { buysCredits } from "../support/payments.ts";
import { providerReports } from "../support/provider.ts";
import { expect, test } from "../support/test.ts";

const PAGE = "/admin/refunds";
const rowsOf = (page: Page, email: string) => page.locator("main").locator("li, tr").filter({ hasText: email });

test("an admin sees refunds of every status and a dispute until its end, and filters them", async ({
  page,
  request,
}) => {
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
  await expect(rows.filter({ hasText: "Made on the provider's pages" })).toHaveCount(3);
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
