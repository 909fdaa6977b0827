import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import type { Page } from "@playwright/test";
import { api, PASSWORD } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { buysSeat, MEETING, movesClock, opensSessions, passesSessions } from "../support/masterclass.ts";
import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const ticketOf = (page: Page) => page.getByRole("region", { name: "Your session" });

/** Presses Join Now; the meeting is on another site. */
async function joins(page: Page) {
  await page
    .context()
    .route(`${MEETING}**`, (route) => route.fulfill({ body: "The meeting", contentType: "text/html" }));
  const opened = page.waitForEvent("popup");
  // The click opens another tab; waiting for a navigation of this one can take for ever in Chromium.
  await page.getByRole("button", { name: "Join Now" }).click({ noWaitAfter: true });
  const meeting = await opened;
  await meeting.waitForURL(MEETING);
  await meeting.close();
}

test(
  "a visitor buys a seat, sets a password from the mail, waits, joins, and claims the ₹99 back",
  { tag: "@core" },
  async ({ page, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const email = anAddress("visitor");
    const [slot] = await opensSessions(request, 3);
    if (!slot) throw new Error("No session");
    await buysSeat(page, slot.label, email);
    const seat = page.getByRole("region", { name: "Your seat" });
    await expect(seat.getByText(/^Receipt (RC|IN)\//)).toBeVisible();
    await expect(seat.getByRole("link", { name: "Add to Calendar" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const link = /\/set-password\/[\w-]{43}\?redirect=\S+/.exec(await mailTo(outbox, email, "purchase"))?.[0] ?? "";
    await page.goto(link);
    await page.getByLabel(/^New password/).fill(PASSWORD);
    await page.getByLabel(/^Confirm new password/).fill(PASSWORD);
    await page.getByRole("checkbox", { name: "I am 18 or older" }).check();
    await page.getByRole("button", { name: "Set password and continue" }).click();
    await expect(page).toHaveURL(/\/masterclass$/);
    await expect(ticketOf(page).getByRole("timer", { name: /^Join opens in: 0 days, 2 hours/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await movesClock(request, addMs(slot.startAt, -5 * MINUTE_MS));
    await joins(page); // the page polls by itself
    await expect(ticketOf(page).getByText("Attended")).toBeVisible();
    await expect(ticketOf(page).getByRole("link", { name: "Open the meeting" })).toHaveAttribute("href", MEETING);

    await movesClock(request, addMs(slot.endAt, MINUTE_MS));
    await page.reload();
    await expect(ticketOf(page).getByText("unlocked your ₹99 course credit", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Claim Refund" }).click();
    await expect(page.getByText("DATA25 takes 25%", { exact: false })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Yes Claim Refund" }).click();
    // The provider's webhook settles it, and the page polls.
    await expect(page.getByText("Your refund was successful.")).toBeVisible();
    await expect(page.getByText("unlocked your ₹99 course credit", { exact: false })).toBeHidden();
  },
);

test("a person who missed a session joins the next one free of charge", async ({ page, request }) => {
  await passesSessions(request);
  const steps = api(request);
  const student = await steps.person("student");
  await steps.verify(student);
  const [slot, next] = await opensSessions(request, 2, 4);
  if (!slot || !next) throw new Error("No sessions");
  await signIn(page, student);
  await buysSeat(page, slot.label, student.email);
  await page.getByRole("button", { name: "Open my session page" }).click();
  await expect(ticketOf(page).getByText("Missed")).toBeHidden();

  await movesClock(request, addMs(slot.startAt, 30 * MINUTE_MS));
  await page.reload();
  await expect(page.getByText("Please refresh to check availability")).toBeVisible();

  await movesClock(request, addMs(next.startAt, -HOUR_MS / 2));
  await page.reload();
  await expect(ticketOf(page).getByText("Missed", { exact: true })).toBeVisible();
  await expect(
    page.getByText(/You missed this session\. The next one is .* in (30|29)\smin\. You join it free/),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await movesClock(request, addMs(next.startAt, MINUTE_MS));
  await page.reload();
  await joins(page);
  await expect(ticketOf(page).getByText("Attended")).toBeVisible();
});
