import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { CHECKOUT, expectBought, fillsCheckout, formOf, paysCourse, purchaseOf } from "../support/checkout.ts";
import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const FIRST_LESSON = "/course/clean-data/one-row-one-thing";
const VERIFY = "**/api/payments/course-payment";

test(
  "a visitor comes from the course, fails, closes the dialog, pays the base price, and gets receipt and link by mail",
  { tag: "@core" },
  async ({ page }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const email = anAddress("buyer");
    await page.goto("/buy-course");
    await page.getByRole("link", { name: "Buy the course" }).click();
    await expect(page).toHaveURL(new RegExp(`${CHECKOUT}$`));
    await expect(formOf(page)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await fillsCheckout(page, email);
    await paysCourse(page, "₹2,499", "Let it fail");
    await expect(page.getByText("Payment verification failed.", { exact: false })).toBeVisible();
    await expect(formOf(page).getByLabel("Email")).toHaveValue(email);
    expect(await violationsOf(page)).toEqual([]);
    await paysCourse(page, "₹2,499", "Leave without paying");
    await expect(page.getByText("No money was taken.")).toBeVisible();
    await paysCourse(page, "₹2,499");
    await expectBought(page, "₹2,499");
    expect(await violationsOf(page)).toEqual([]);
    expect(await mailTo(outbox, email, "receipt")).toContain("Data Analyst Course");
    const wayIn = /\/set-password\/[\w-]{43}\?redirect=(\S+)/.exec(await mailTo(outbox, email, "purchase"));
    expect(decodeURIComponent(wayIn?.[1] ?? "")).toBe(FIRST_LESSON);
  },
);

test("DATA20 from the list deducts ₹500", async ({ page }) => {
  await fillsCheckout(page, anAddress("buyer"));
  await page.getByRole("button", { name: "Apply DATA20" }).click();
  await expect(page.getByText("DATA20 applied: ₹500 off.")).toBeVisible();
  await paysCourse(page, "₹1,999");
  await expectBought(page, "₹1,999");
});

test("DATA25 typed by hand deducts ₹625, even if the network fails at the verification", async ({ page }) => {
  await fillsCheckout(page, anAddress("buyer"));
  const code = page.getByRole("textbox", { name: /^Coupon code/ });
  await code.fill("NONE");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("Invalid or expired coupon.")).toBeVisible();
  await code.fill("data25");
  await code.press("Enter");
  await expect(page.getByText("DATA25 applied: ₹625 off.")).toBeVisible();
  await page.route(VERIFY, (route) => route.abort());
  await page.route("**/api/payments/orders/*", (route) => route.abort());
  await paysCourse(page, "₹1,874");
  await expect(page.getByText("We are confirming your payment with the bank.", { exact: false })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.unrouteAll();
  await expectBought(page, "₹1,874");
});

test(
  "a student whose browser closes after paying gets the course by the webhook, and sees it everywhere",
  { tag: "@core" },
  async ({ page, context, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const student = await steps.person("student");
    await signIn(page, student);
    await page.goto(CHECKOUT);
    await expect(formOf(page).getByLabel("Email")).toHaveValue(student.email);
    await page.route(VERIFY, () => {}); // never answered
    const verifying = page.waitForRequest(VERIFY);
    await paysCourse(page, "₹2,499");
    await verifying;
    await page.close();
    expect(await mailTo(outbox, student.email, "receipt")).toContain("Data Analyst Course");

    const next = await context.newPage();
    await next.goto(CHECKOUT);
    await expectBought(next, "₹2,499");
    await purchaseOf(next).getByRole("link", { name: "Start lesson 1" }).click();
    await expect(next).toHaveURL(new RegExp(`${FIRST_LESSON}$`));
    await expect(next.getByRole("heading", { name: "One row, one thing", level: 1 })).toBeVisible();
    await expect(next.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await violationsOf(next)).toEqual([]);
    await next.getByRole("button", { name: "Done, next lesson" }).click();
    await expect(next.getByRole("heading", { name: "Numbers and dates that are text", level: 1 })).toBeVisible();
    await next.goto("/course");
    await expect(next.getByRole("link", { name: "Continue: Clean data you can trust, lesson 2" })).toBeVisible();
    expect(await violationsOf(next)).toEqual([]);
    await next.getByRole("link", { name: "Open unit 1", exact: true }).click();
    await expect(next.getByRole("heading", { name: "1. Clean data you can trust", level: 1 })).toBeVisible();
    expect(await violationsOf(next)).toEqual([]);
    await next.goto("/buy-course");
    await expect(next.getByText("You already have this course.")).toBeVisible();
    await expect(next.getByRole("link", { name: "Buy the course" })).toHaveCount(0);
    expect(await violationsOf(next)).toEqual([]);
    await next.goto(CHECKOUT);
    await expect(next.getByText("You already have this course.")).toBeVisible();
    await expect(formOf(next)).toHaveCount(0);
    await next.getByRole("link", { name: "Payments and receipts" }).click();
    const payment = next.getByRole("main").getByRole("listitem").filter({ hasText: "Data Analyst Course" });
    await expect(payment.getByText("Paid")).toBeVisible();
    await expect(payment.getByRole("button", { name: /^Download PDF/ })).toBeVisible();
  },
);

test("anybody reads a free lesson and runs its query, and another lesson leads to the course", async ({ page }) => {
  await page.goto("/course/sql-several-tables/doubled-totals");
  await expect(page.getByRole("heading", { name: "Why a total doubles after a join", level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Shift"); // the application takes over
  await page.getByRole("button", { name: "Change and run it" }).first().click();
  const program = page.getByRole("textbox", { name: "Program" });
  await program.fill("SELECT COUNT(*) AS orders FROM orders");
  await program.press("Control+Enter");
  await expect(page.getByRole("table", { name: "Result" })).toContainText("220");
  expect(await violationsOf(page)).toEqual([]);
  await page.goto("/course/sql-one-table/null");
  await expect(page).toHaveURL(/\/buy-course$/);
});

test("a lesson whose engine does not load keeps the text and its result, and runs later", async ({
  page,
  expectsFaults,
}) => {
  expectsFaults.value = true; // the engine that does not load
  await page.route("**/workers/**", (route) => route.abort());
  await page.goto("/course/sql-several-tables/doubled-totals");
  await page.keyboard.press("Shift"); // the application takes over
  await page.getByRole("button", { name: "Change and run it" }).first().click();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/^Run could not be loaded\. Check your connection and try again\./)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/workers/**");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByRole("table", { name: "Result" })).toBeVisible();
});
