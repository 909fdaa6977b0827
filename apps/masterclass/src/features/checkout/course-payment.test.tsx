import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { createCourseOrder, verifyCourse } from "@dryrun/domain/courses/contract";
import { orderStatus, sandboxPay } from "@dryrun/domain/payments/contract";
import { describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import {
  completePayment,
  fillForm,
  openCheckout,
  orderSummary,
  paymentDialog,
  pressButton,
  SIGNED,
  textField,
  useShop,
} from "../../testing/course.ts";
import { show } from "../../testing/show.tsx";

const { server, orders, verified, takesOrder, verifies, signIn } = useShop();

const UNVERIFIED =
  "Payment verification failed. If you were charged, the payment is matched automatically within minutes.";
const ORDER_FAILED = "Failed to create order. Please try again.";
const KEY = "course:order";
const storedOrder = { orderId: "order_1", amount: 2499, payment: null };

async function fillAndPay() {
  await openCheckout();
  await fillForm();
  await completePayment();
}
const confirmation = () => screen.findByRole("region", { name: "Your purchase" });
/** Polls immediately instead of after some seconds. */
const comesBack = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

describe("a changed price", () => {
  const changesTo = (amount: number) =>
    refuses(createCourseOrder, "PRICE_CHANGED", { message: "The price changed.", amount });

  test("needs the person's consent, and is then used for the order", async () => {
    server.use(changesTo(2400));
    await openCheckout();
    await fillForm();
    await pressButton("Pay ₹2,499");
    const question = within(await screen.findByRole("alertdialog", { name: "The price changed to ₹2,400. Continue?" }));
    server.use(takesOrder());
    await userEvent.click(question.getByRole("button", { name: "Continue" }));
    await paymentDialog();
    expect(orders.map(({ body }) => (body as { amount: number }).amount)).toEqual([2400]);
  });

  test("is shown on the page after a refusal, and typed text stays", async () => {
    server.use(changesTo(2600));
    await openCheckout();
    await fillForm();
    await pressButton("Pay ₹2,499");
    await screen.findByRole("alertdialog");
    await pressButton("Back to the form");
    expect(await screen.findByRole("button", { name: "Pay ₹2,600" })).toBeInTheDocument();
    expect(orderSummary().getByText("Data Analyst Course, new price")).toBeInTheDocument();
    expect(textField("Email")).toHaveValue("Meera@Example.com");
  });
});

describe("a refused order", () => {
  test.each([
    ["a fault", failsWith(createCourseOrder), ORDER_FAILED],
    [
      "no network",
      isOffline(createCourseOrder),
      `${ORDER_FAILED} There is no connection. What you typed is kept. Press Pay again when you are back online.`,
    ],
    [
      "too many",
      refuses(createCourseOrder, "TOO_MANY_REQUESTS", { message: "Wait 20 minutes." }),
      `${ORDER_FAILED} Wait 20 minutes.`,
    ],
  ])("is reported with its reason (%s), and typed text stays", async (_case, handler, message) => {
    server.use(handler);
    await openCheckout();
    await fillForm();
    await pressButton("Pay ₹2,499");
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(textField("Email")).toHaveValue("Meera@Example.com");
  });

  test("is reported at the e-mail field if this person already has the course", async () => {
    server.use(refuses(createCourseOrder, "ALREADY_BOUGHT", { message: "You already have this course." }));
    await openCheckout();
    await fillForm();
    await pressButton("Pay ₹2,499");
    await waitFor(() => expect(textField("Email")).toHaveAccessibleDescription(/You already have this course\./));
  });
});

describe("payment", () => {
  test("ends with the receipt's number and the next steps", async () => {
    await fillAndPay();
    const page = within(await confirmation());
    for (const text of ["Payment successful. The course is yours.", "₹2,499", "Receipt RC/26-27/000001"])
      expect(page.getByText(text)).toBeInTheDocument();
    expect(page.getByText(/We have sent the receipt to meera@example.com/)).toBeInTheDocument();
    expect(page.getByText(/it lets you set one/)).toBeInTheDocument();
    expect(page.queryByRole("link")).toBeNull(); // the mail links to an account
    expect(await confirmation()).toHaveFocus();
    expect(verified).toEqual([SIGNED]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("updates the account of a signed-in person and links to its payments", async () => {
    signIn();
    await openCheckout();
    signIn({ courseBought: true });
    await completePayment();
    const page = within(await confirmation());
    expect(page.getByRole("link", { name: "Start lesson 1" })).toHaveAttribute(
      "href",
      "/course/clean-data/one-row-one-thing",
    );
    expect(page.getByRole("link", { name: "Payments and receipts" })).toHaveAttribute("href", "/student/payments");
    expect(page.queryByText(/it lets you set one/)).toBeNull();
  });

  test("reports a failure, and retries with the same order", async () => {
    server.use(answers(sandboxPay, { ...SIGNED, paymentId: null, signature: null }));
    await openCheckout();
    await fillForm();
    await pressButton("Pay ₹2,499");
    await userEvent.click((await paymentDialog()).getByRole("button", { name: "Let it fail" }));
    expect(await screen.findByText(UNVERIFIED)).toBeInTheDocument();
    expect(textField("First name")).toHaveValue("Meera");
    await pressButton("Pay ₹2,499");
    await paymentDialog();
    expect(orders[1]).toEqual(orders[0]);
  });

  test("shows that a closed dialog took no money", async () => {
    await openCheckout();
    await fillForm();
    await pressButton("Pay ₹2,499");
    await userEvent.click((await paymentDialog()).getByRole("button", { name: "Leave without paying" }));
    expect(await screen.findByText("No money was taken.")).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("reports a payment that the server cannot verify", async () => {
    server.use(refuses(verifyCourse, "BAD_SIGNATURE", { message: "This payment could not be verified." }));
    await fillAndPay();
    expect(await screen.findByText(UNVERIFIED)).toBeInTheDocument();
    expect(textField("First name")).toHaveValue("Meera");
  });

  test("shows the server's message about a returned payment", async () => {
    const message = "You already have this course. Your payment will be refunded within 5–7 working days.";
    server.use(refuses(verifyCourse, "PAYMENT_RETURNED", { message }));
    await fillAndPay();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(textField("Email")).toHaveValue("Meera@Example.com");
  });
});

describe("a payment without a confirmed result", () => {
  test.each([
    ["the verification answers again", () => verifies(), "Receipt RC/26-27/000001"],
    ["the order is paid", () => answers(orderStatus, { status: "paid" }), "Payment successful. The course is yours."],
  ])("is polled until %s", async (_case, handler, text) => {
    server.use(isOffline(verifyCourse));
    await fillAndPay();
    expect(await screen.findByText(/We are confirming your payment with the bank/)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ ...storedOrder, payment: SIGNED });
    server.use(handler());
    comesBack();
    expect(within(await confirmation()).getByText(text)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("is reported above the filled form if the server finally refuses it", async () => {
    server.use(isOffline(verifyCourse));
    await fillAndPay();
    await screen.findByText(/We are confirming your payment with the bank/);
    server.use(refuses(verifyCourse, "BAD_SIGNATURE", { message: "This payment could not be verified." }));
    comesBack();
    expect(await screen.findByText(UNVERIFIED)).toBeInTheDocument();
    expect(textField("First name")).toHaveValue("Meera");
    expect(textField("Email")).toHaveValue("Meera@Example.com");
  });

  test("is confirmed when the page is opened again", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...storedOrder, payment: SIGNED }));
    show(paths.checkout);
    expect(within(await confirmation()).getByText(/the address you gave/)).toBeInTheDocument();
    expect(verified).toEqual([SIGNED]);
  });

  test.each([
    ["created", /Your last payment was interrupted\. If you were charged/],
    ["paid", /The course is yours\. We have sent the receipt/],
    ["refunded", /Your last payment was refunded\. We have e-mailed you the reason\./],
  ] as const)("is explained after its dialog closed with the page, while the order is %s", async (status, text) => {
    localStorage.setItem(KEY, JSON.stringify(storedOrder));
    server.use(answers(orderStatus, { status }));
    await openCheckout();
    expect(await screen.findByText(text)).toBeInTheDocument();
    await pressButton("Close");
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("is confirmed to a person who now has the course, without a form", async () => {
    localStorage.setItem(KEY, JSON.stringify(storedOrder));
    signIn({ courseBought: true });
    server.use(answers(orderStatus, { status: "paid" }));
    show(paths.checkout);
    expect(await screen.findByText(/The course is yours\. We have sent the receipt/)).toBeInTheDocument();
    expect(screen.getByText("You already have this course.")).toBeInTheDocument();
    expect(screen.queryByRole("form")).toBeNull();
  });
});
