import { addMs, DAY_MS, MINUTE_MS } from "@dryrun/domain/time";
import { api, PASSWORD } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { CHECKOUT, expectBought, fillsCheckout, paysCourse } from "../support/checkout.ts";
import { answersSet, answersSetOnPage } from "../support/course.ts";
import { buysSeat, movesClock, opensSessions } from "../support/masterclass.ts";
import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { logIn, signIn } from "../support/pages.ts";
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

test("a visitor reads a free lesson, pays with DATA25, does unit 1, returns on a laptop and gets the certificate", async ({
  page,
  browser,
  request,
  baseURL,
}, info) => {
  test.slow();
  const { outbox } = info.project.metadata as { outbox: string };
  const email = anAddress("learner");
  await page.goto("/course/clean-data/one-row-one-thing");
  await page.getByRole("link", { name: "See the course" }).click();
  await expect(page).toHaveURL(/\/buy-course$/);
  await fillsCheckout(page, email, "?coupon=DATA25");
  await expect(page.getByText("DATA25 applied: ₹625 off.")).toBeVisible();
  await paysCourse(page, "₹1,874");
  await expectBought(page, "₹1,874");

  await page.goto(/\/set-password\/[\w-]{43}\?redirect=\S+/.exec(await mailTo(outbox, email, "purchase"))?.[0] ?? "");
  await page.getByLabel(/^New password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm new password/).fill(PASSWORD);
  await page.getByRole("checkbox", { name: "I am 18 or older" }).check();
  await page.getByRole("button", { name: "Set password and continue" }).click();
  await expect(page).toHaveURL(/\/course\/clean-data\/one-row-one-thing$/);

  for (const lesson of ["Lesson 1 of 6", "Lesson 2 of 6", "Lesson 3 of 6", "Lesson 4 of 6", "Lesson 5 of 6"]) {
    await expect(page.getByText(lesson)).toBeVisible();
    await page.getByRole("button", { name: "Done, next lesson" }).click();
  }
  await expect(page.getByText("Lesson 6 of 6")).toBeVisible();
  await page.getByRole("button", { name: "Change and run it" }).first().click();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("table", { name: "Result" })).toBeVisible();
  await page.getByRole("button", { name: "Done, to the exercises" }).click();
  await answersSetOnPage(page, "Do the exercises");
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the unit" }).click();
  await answersSetOnPage(page, "Take the test");
  await expect(page.getByText(/^Test passed: \d+%\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Back to the unit" }).click();
  await expect(page.getByText(/^Test passed: \d+%$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const { serverTime } = await (await request.get("/api/masterclass/sessions")).json();
  await movesClock(request, addMs(new Date(serverTime), 40 * DAY_MS));
  const laptop = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1280, height: 800 } });
  const second = await laptop.newPage();
  await logIn(second, email, PASSWORD);
  await expect(second.getByRole("heading", { level: 1, name: "Qualification quiz" })).toBeVisible();
  await second.getByRole("link", { name: "Today", exact: true }).click();
  await expect(second.getByText("Continue: Formulas that survive copying, lesson 1")).toBeVisible();
  await second.getByRole("link", { name: "Open the lesson" }).click();
  await expect(second).toHaveURL(/\/course\/formulas-that-copy\//);
  const steps = api(request);
  const student = { email, token: await steps.token(email) };
  const { units } = await steps.call("GET", "/course", student);
  for (const { id } of units.slice(1)) await answersSet(request, student, `${id}/test`);

  await second.goto("/course");
  await expect(second.getByText("You have completed the course.")).toBeVisible();
  expect(await violationsOf(second)).toEqual([]);
  expect(await mailTo(outbox, email, "certificate")).toContain("Data Analyst Course");
  await second.getByRole("link", { name: "See the certificate" }).click();
  await expect(second.getByText("Meera Iyer")).toBeVisible();
  const { pathname, search } = new URL(second.url());
  await laptop.close();
  await page.evaluate(() => localStorage.clear());
  await page.goto(pathname + search); // anybody can verify it
  await expect(page.getByText("Meera Iyer")).toBeVisible();
  await expect(page.getByText("Data Analyst Course").first()).toBeVisible();
});
