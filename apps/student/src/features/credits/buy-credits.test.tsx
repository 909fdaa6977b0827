import { answers, answersAfter, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { myApplication, myApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { FLAGS } from "@dryrun/domain/flags/rules";
import {
  createCreditOrder,
  orderStatus,
  paymentConfig,
  paymentHistory,
  sandboxPay,
  verifyCredits,
} from "@dryrun/domain/payments/contract";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { axeFaults } from "../../testing/axe.ts";
import { anApplication, aUser, idOf, noInterview, onePage } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();

const PATH = "/student/buy-credits";
const FAILED = "Payment failed. Please try again.";
const CONFIRMING = "We are confirming your payment with the bank. This page updates by itself, and you can close it.";
const signed = { paymentId: "pay_1", orderId: "order_1", signature: "abc" };
const order = (amount = 549) => ({ orderId: "order_1", amount, currency: "INR" as const, key: "sandbox" });
const added = { message: "Payment successful, credits added", interviewCredits: 13 };

let orders: { body: unknown; key: string | null }[];
let verified: unknown[];
const serveOrder = (amount = 549) =>
  http.post(`/api${createCreditOrder.path}`, async ({ request }) => {
    orders.push({ body: await request.json(), key: request.headers.get("idempotency-key") });
    return HttpResponse.json(order(amount), { status: 201 });
  });
const verifies = () => answers(verifyCredits, added, (body) => void verified.push(body));

beforeEach(() => {
  orders = [];
  verified = [];
  server.use(
    answers(paymentConfig, { provider: "sandbox", key: "sandbox" }),
    answers(sandboxPay, signed),
    answers(myApplications, { applications: [], invitations: [], ...onePage, total: 0 }),
    answers(orderStatus, { status: "created" }),
    serveOrder(),
    verifies(),
  );
});

const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
async function choose(count = 10) {
  await userEvent.click(await screen.findByRole("radio", { name: `${count} credits` }));
}
async function openDialog() {
  await choose();
  await pressButton("Pay ₹549");
  return within(await screen.findByRole("dialog", { name: "Payment" }));
}
async function pays() {
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Pay ₹549" }));
}
/** Polls immediately instead of after some seconds. */
const comesBack = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

describe("the page", () => {
  it("shows the packs with their prices, the balance and where the receipt goes, and is accessible", async () => {
    showAt(PATH);
    expect(await screen.findByRole("complementary", { name: "Your credits" })).toHaveTextContent("3 credits left");
    const packs = screen.getAllByRole("radio").map((radio) => [radio, radio.closest("label")?.textContent] as const);
    expect(packs.map(([, text]) => text)).toEqual([
      "5 creditsabout ₹60 each₹299",
      "10 creditsabout ₹55 each₹549",
      "20 creditsabout ₹50 eachLowest price per credit₹999",
    ]);
    for (const [radio] of packs) expect(radio).not.toBeChecked();
    expect(packs[1]?.[0]).toHaveAccessibleDescription(/₹549/);
    expect(screen.getByRole("textbox", { name: "Email for the receipt" })).toHaveValue("asha@student.example");
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("");
    expect(await screen.findByText("Sandbox payment: no money moves")).toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
  });

  it("can be filled in with the keyboard alone", async () => {
    showAt(PATH);
    const first = await screen.findByRole("radio", { name: "5 credits" });
    first.focus();
    await userEvent.keyboard(" ");
    expect(screen.getByRole("button", { name: "Pay ₹299" })).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "10 credits" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Pay ₹549" })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole("textbox", { name: "Email for the receipt" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Payment" })).toBeInTheDocument();
  });

  it("requires a pack and an address before it creates an order", async () => {
    showAt(PATH);
    await userEvent.clear(await screen.findByRole("textbox", { name: "Email for the receipt" }));
    await pressButton("Pay");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText("Choose 5, 10 or 20 credits.")).toBeInTheDocument();
    expect(alert.getAllByRole("link")).toHaveLength(2);
    expect(orders).toEqual([]);
  });

  it("remembers the state on this device", async () => {
    const { router } = showAt(PATH);
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "State" }), "Kerala");
    await openDialog();
    expect(orders[0]?.body).toEqual({ amount: 549, credits: 10, email: "asha@student.example", state: "Kerala" });
    await act(() => router.navigate("/student/my-applications"));
    await act(() => router.navigate(PATH));
    expect(await screen.findByRole("combobox", { name: "State" })).toHaveValue("Kerala");
  });
});

describe("payment", () => {
  it("reports success, opens the applications, and updates the balance", async () => {
    const { at } = showAt(PATH);
    const dialog = await openDialog();
    server.use(answers(me, { user: aUser({ interviewCredits: 13 }) }));
    await userEvent.click(dialog.getByRole("button", { name: "Pay ₹549" }));
    expect(await screen.findByText("Payment successful, credits added")).toBeInTheDocument();
    expect(at()).toBe("/student/my-applications");
    expect(verified).toEqual([signed]);
    await waitFor(() => expect(screen.getAllByText("13 interview credits")[0]).toBeInTheDocument());
    expect(localStorage.getItem(`${idOf(1)}:order`)).toBeNull();
  });

  it("reports a refusal by the provider, and retries with the same order", async () => {
    showAt(PATH);
    server.use(answers(sandboxPay, { ...signed, paymentId: null, signature: null }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Let it fail" }));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "10 credits" })).toBeChecked();
    await pressButton("Pay ₹549");
    await screen.findByRole("dialog", { name: "Payment" });
    expect(orders).toHaveLength(2);
    expect(orders[1]).toEqual(orders[0]);
    expect(orders[0]?.key).toBeTruthy();
  });

  it("reports a payment that the server rejects, and retries with a new order", async () => {
    showAt(PATH);
    server.use(refuses(verifyCredits, "BAD_SIGNATURE", { message: "This payment could not be verified." }));
    await pays();
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(localStorage.getItem(`${idOf(1)}:order`)).toBeNull();
    await pressButton("Pay ₹549");
    await screen.findByRole("dialog", { name: "Payment" });
    expect(orders[1]?.key).not.toBe(orders[0]?.key);
  });

  it("shows in view that a closed dialog took no money, and can be retried", async () => {
    const scrolled: string[] = [];
    Object.assign(Element.prototype, {
      async scrollIntoView(this: Element) {
        scrolled.push(this.textContent);
      },
    });
    showAt(PATH);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Leave without paying" }));
    expect(await screen.findByText("No money was taken.")).toBeInTheDocument();
    expect(scrolled).toEqual(["No money was taken."]);
    await pressButton("Pay ₹549");
    expect(await screen.findByRole("dialog", { name: "Payment" })).toBeInTheDocument();
    expect(verified).toEqual([]);
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  });

  it("creates one order on a double press of Pay", async () => {
    showAt(PATH);
    await choose();
    await userEvent.dblClick(screen.getByRole("button", { name: "Pay ₹549" }));
    await screen.findByRole("dialog", { name: "Payment" });
    expect(orders).toHaveLength(1);
  });
});

describe("an order", () => {
  it.each([
    ["a fault of the server", failsWith(createCreditOrder), "Failed to create order. Please try again."],
    [
      "a switch that is off",
      refuses(createCreditOrder, "SWITCHED_OFF", { message: FLAGS.purchases.refusal }),
      "Purchases are paused for now. Nothing was charged. Please try again later.",
    ],
    [
      "too many of them",
      refuses(createCreditOrder, "TOO_MANY_REQUESTS", { message: "Wait 20 minutes." }),
      "Failed to create order. Please try again. Wait 20 minutes.",
    ],
    [
      "no network",
      isOffline(createCreditOrder),
      "Failed to create order. Please try again. There is no connection. What you typed is kept. Press Pay again when you are back online.",
    ],
  ])("reports a failure by %s and keeps the choice", async (_case, handler, message) => {
    server.use(handler);
    showAt(PATH);
    await choose();
    await pressButton("Pay ₹549");
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "10 credits" })).toBeChecked();
    server.use(serveOrder());
    await pressButton("Pay ₹549");
    expect(await screen.findByRole("dialog", { name: "Payment" })).toBeInTheDocument();
  });

  it("keeps its idempotency key until an answer arrives", async () => {
    let keys: (string | null)[] = [];
    server.use(
      http.post(`/api${createCreditOrder.path}`, ({ request }) => {
        keys = [...keys, request.headers.get("idempotency-key")];
        return HttpResponse.error();
      }),
    );
    showAt(PATH);
    await choose();
    await pressButton("Pay ₹549");
    await screen.findByRole("alert");
    await pressButton("Pay ₹549");
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
  });

  describe("after a price change", () => {
    const changed = () =>
      server.use(refuses(createCreditOrder, "PRICE_CHANGED", { message: "The price changed.", amount: 600 }));
    async function ask() {
      changed();
      showAt(PATH);
      await choose();
      await pressButton("Pay ₹549");
      return within(await screen.findByRole("alertdialog", { name: "The price changed to ₹600. Continue?" }));
    }

    it("uses the new price when the person agrees", async () => {
      const question = await ask();
      server.use(serveOrder(600));
      await userEvent.click(question.getByRole("button", { name: "Continue" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Payment" }));
      expect(dialog.getByRole("button", { name: "Pay ₹600" })).toBeInTheDocument();
      expect(orders.map(({ body }) => body)).toEqual([expect.objectContaining({ credits: 10, amount: 600 })]);
    });

    it("is not created when the person declines, and the page shows the new price", async () => {
      const question = await ask();
      await userEvent.click(question.getByRole("button", { name: "Back to the packs" }));
      expect(await screen.findByRole("button", { name: "Pay ₹600" })).toBeInTheDocument();
      expect(orders).toEqual([]);
    });
  });
});

describe("a payment without a confirmed result", () => {
  it.each([
    ["without a network", isOffline(verifyCredits)],
    ["when the server fails", failsWith(verifyCredits)],
  ])("%s: is confirmed by the next poll", async (_case, handler) => {
    const { at } = showAt(PATH);
    server.use(handler);
    await pays();
    expect(await screen.findByText("Something went wrong.")).toBeInTheDocument();
    expect(screen.getByText(CONFIRMING)).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Your payment is being confirmed" })).toHaveFocus();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(await axeFaults()).toEqual([]);
    server.use(verifies());
    comesBack();
    expect(await screen.findByText("Payment successful, credits added")).toBeInTheDocument();
    expect(at()).toBe("/student/my-applications");
    expect(verified).toEqual([signed]);
  });

  it("is confirmed by the order's status alone", async () => {
    const { at } = showAt(PATH);
    server.use(failsWith(verifyCredits));
    await pays();
    await screen.findByText(CONFIRMING);
    server.use(answers(orderStatus, { status: "paid" }), answers(me, { user: aUser({ interviewCredits: 13 }) }));
    comesBack();
    expect(await screen.findAllByText("Payment successful, credits added")).toHaveLength(1);
    expect(at()).toBe("/student/my-applications");
    await waitFor(() => expect(screen.getAllByText("13 interview credits")[0]).toBeInTheDocument());
  });

  it.each(["created", "failed", "refunded"] as const)(
    "is not confirmed by a raised balance while the order is %s",
    async (status) => {
      const { at } = showAt(PATH);
      server.use(failsWith(verifyCredits), answers(orderStatus, { status }));
      await pays();
      await screen.findByText(CONFIRMING);
      server.use(answers(me, { user: aUser({ interviewCredits: 13 }) }));
      comesBack();
      expect((await screen.findAllByText("13 interview credits"))[0]).toBeInTheDocument();
      expect(screen.getByText(CONFIRMING)).toBeInTheDocument();
      expect(at()).toBe(PATH);
    },
  );

  it("is stored for a reload, with its purpose", async () => {
    const { at } = showAt(PATH);
    server.use(failsWith(verifyCredits));
    await pays();
    await screen.findByText(CONFIRMING);
    const storedOrder = localStorage.getItem(`${idOf(1)}:order`) ?? "";
    expect(JSON.parse(storedOrder)).toMatchObject({ orderId: "order_1", credits: 10, amount: 549, payment: signed });
    expect(at()).toBe(PATH);
  });

  it.each([
    ["turns to success", () => verifies(), "Payment successful, credits added"],
    [
      "turns to the form where the server says no",
      () => refuses(verifyCredits, "NOT_FOUND", { message: "Order not found." }),
      FAILED,
    ],
  ])("on a reopened page %s", async (_case, handler, message) => {
    const payment = { ...signed };
    localStorage.setItem(
      `${idOf(1)}:order`,
      JSON.stringify({ orderId: "order_1", credits: 10, amount: 549, purpose: "", payment }),
    );
    server.use(handler());
    showAt(PATH);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem(`${idOf(1)}:order`)).toBeNull());
  });

  it("on a reopened page, finishes when the order is already paid", async () => {
    const storedOrder = { orderId: "order_1", credits: 10, amount: 549, purpose: "", payment: signed };
    localStorage.setItem(`${idOf(1)}:order`, JSON.stringify(storedOrder));
    server.use(failsWith(verifyCredits), answers(orderStatus, { status: "paid" }));
    const { at } = showAt(PATH);
    expect(await screen.findByRole("heading", { name: "My Applications" })).toBeInTheDocument();
    expect(at()).toBe("/student/my-applications");
    expect(screen.getAllByText("Payment successful, credits added")).toHaveLength(1);
  });

  it("is not shown to another person on this device", async () => {
    const payment = { ...signed };
    localStorage.setItem(
      `${idOf(2)}:order`,
      JSON.stringify({ orderId: "order_1", credits: 10, amount: 549, purpose: "", payment }),
    );
    showAt(PATH);
    expect(await screen.findByRole("radio", { name: "10 credits" })).toBeInTheDocument();
  });

  it("closed with its dialog: explains how the money is matched, and allows another purchase", async () => {
    localStorage.setItem(
      `${idOf(1)}:order`,
      JSON.stringify({ orderId: "order_1", credits: 10, amount: 549, purpose: "", payment: null }),
    );
    showAt(PATH);
    const note = await screen.findByText(/If you were charged, the payment is matched automatically within minutes\./);
    expect(note).toHaveTextContent("Your last payment was interrupted.");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(localStorage.getItem(`${idOf(1)}:order`)).toBeNull();
    expect(screen.getByRole("radio", { name: "10 credits" })).toBeInTheDocument();
  });
});

it("reports credits that arrived for an interrupted payment, and allows another purchase", async () => {
  const storedOrder = { orderId: "order_1", credits: 10, amount: 549, purpose: "", payment: null };
  localStorage.setItem(`${idOf(1)}:order`, JSON.stringify(storedOrder));
  server.use(answers(orderStatus, { status: "paid" }));
  const { at } = showAt(PATH);
  expect(await screen.findByText("Payment successful, credits added")).toBeInTheDocument();
  expect(screen.queryByText(/did not end on this page/)).toBeNull();
  expect(screen.getByRole("radio", { name: "10 credits" })).toBeInTheDocument();
  expect(at()).toBe(PATH);
});

describe("credits for one interview", () => {
  const FOR = `${PATH}?application=${idOf(200)}`;
  const poor = { user: { interviewCredits: 0 } };

  it("are labelled for it, and the applications link back to it", async () => {
    server.use(answers(myApplication, anApplication()));
    const { at } = showAt(FOR, poor);
    expect(await screen.findByText("1 credit needed for: Junior Data Analyst")).toBeInTheDocument();
    await pays();
    expect(await screen.findByText("You have enough credits for: Junior Data Analyst")).toBeInTheDocument();
    expect(at()).toBe("/student/my-applications");
    const back = screen.getByRole("link", { name: "Go to the interview" });
    expect(back).toHaveAttribute("href", `/student/interview/start/${idOf(200)}`);
  });

  it("are offered after the interview has loaded, so that the packs do not move", async () => {
    const { promise: known, resolve: answer } = Promise.withResolvers<void>();
    server.use(answersAfter(known, myApplication, anApplication()));
    showAt(FOR, poor);
    await screen.findByText("credits left");
    expect(screen.queryByRole("radio", { name: "10 credits" })).toBeNull();
    answer();
    expect(await screen.findByRole("radio", { name: "10 credits" })).toBeVisible();
    expect(screen.getByText("1 credit needed for: Junior Data Analyst")).toBeVisible();
  });

  it("link back to a practice interview too", async () => {
    showAt(`${PATH}?practice=sql`, poor);
    expect(await screen.findByText("1 credit needed for: Practice interview: SQL")).toBeInTheDocument();
    await pays();
    const back = await screen.findByRole("link", { name: "Go to the interview" });
    expect(back).toHaveAttribute("href", "/student/interview/practice?topic=sql");
  });

  it.each([
    ["is somebody else's", refuses(myApplication, "NOT_FOUND", { message: "Not found." })],
    ["was rejected", answers(myApplication, anApplication({ status: "rejected" }))],
    ["has its interview", answers(myApplication, anApplication({ interview: { ...noInterview, state: "completed" } }))],
  ])("have no link to an interview when the application %s", async (_case, handler) => {
    server.use(handler);
    showAt(FOR, poor);
    await pays();
    expect(await screen.findByRole("heading", { name: "My Applications" })).toBeInTheDocument();
    await screen.findByText("Payment successful, credits added");
    expect(screen.queryByText(/needed for|enough for/)).toBeNull();
  });

  it("link to the interview when the balance is already enough", async () => {
    server.use(answers(myApplication, anApplication()));
    showAt(FOR);
    const link = await screen.findByRole("link", { name: "Go to the interview" });
    expect(link).toHaveAttribute("href", `/student/interview/start/${idOf(200)}`);
  });
});

it("links to the receipts", async () => {
  server.use(answers(paymentHistory, { payments: [], ...onePage, total: 0 }));
  const { at } = showAt(PATH);
  await screen.findByText("credits left");
  await userEvent.click(within(screen.getByRole("main")).getByRole("link", { name: "Payments and receipts" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Payments and receipts" })).toBeInTheDocument();
  expect(at()).toBe("/student/payments");
});
