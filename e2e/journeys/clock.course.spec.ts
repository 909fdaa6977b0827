import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { CHECKOUT, expectBought, paysCourse } from "../support/checkout.ts";
import { buysSeat, movesClock, opensSessions } from "../support/masterclass.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("an attendee buys the course with DATA25 and the ₹99 credit instead of the refund", async ({ page, request }) => {
  const steps = api(request);
  const student = await steps.person("student");
  await steps.verify(student);
  const [slot] = await opensSessions(request, 2);
  if (!slot) throw new Error("No session");
  await signIn(page, student);
  await buysSeat(page, slot.label, student.email);
  await expect(page.getByRole("region", { name: "Your seat" })).toBeVisible();
  await movesClock(request, addMs(slot.startAt, MINUTE_MS));
  const { session } = await steps.call("GET", "/admin/live-sessions/my-session", student);
  await steps.call("POST", "/masterclass/attendance", student, { sessionId: session._id });

  await movesClock(request, addMs(slot.endAt, MINUTE_MS));
  await page.goto("/masterclass");
  await page.getByRole("button", { name: "Claim Refund" }).click();
  await page.getByRole("link", { name: "Buy the course with DATA25" }).click();
  await expect(page).toHaveURL(new RegExp(`${CHECKOUT}\\?coupon=DATA25$`));
  await expect(page.getByText("DATA25 applied: ₹625 off.")).toBeVisible();
  const order = page.getByRole("region", { name: "Your order" });
  await expect(order.getByText("−₹99")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await paysCourse(page, "₹1,775");
  await expectBought(page, "₹1,775");

  await page.goto("/masterclass");
  await expect(page.getByRole("region", { name: "Refund" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Claim Refund" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Register Now" })).toHaveCount(0);
});
