import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import {
  createMasterclassOrder,
  mySession,
  publicSessions,
  verifyMasterclass,
} from "@dryrun/domain/masterclass/contract";
import { orderStatus, paymentConfig, sandboxPay } from "@dryrun/domain/payments/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { aPerson } from "@dryrun/frame/testing/show-part";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import { installObserver, putInSight } from "../../../testing/sections-in-sight.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();

const FAILED = "Something went wrong. Please try again.";
const CONFIRMING = "We are confirming your payment with the bank. This page updates by itself, and you can close it.";
const ID = "00000000-0000-7000-8000-000000000001";
const slot = {
  title: "Data Analyst Masterclass",
  startAt: "2099-11-28T05:30:00.000Z",
  endAt: "2099-11-28T06:30:00.000Z",
};
const later = {
  _id: ID.replace(/1$/, "2"),
  ...slot,
  startAt: "2099-12-05T05:30:00.000Z",
  endAt: "2099-12-05T06:30:00.000Z",
};
const signed = { paymentId: "pay_1", orderId: "order_1", signature: "abc" };
const storedOrder = { ...slot, orderId: "order_1", amount: 99, payment: null };
const KEY = "masterclass:order";
const booked = {
  message: "Payment successful. Your seat is booked.",
  enrollmentId: ID,
  receiptNumber: "RC/26-27/000001",
  calendarLink: `/api/masterclass/sessions/${ID}/calendar.ics`,
};

let orders: { body: unknown; key: string | null }[];
let verified: unknown[];
const takesOrder = () =>
  http.post(`/api${createMasterclassOrder.path}`, async ({ request }) => {
    orders.push({ body: await request.json(), key: request.headers.get("idempotency-key") });
    return HttpResponse.json({ orderId: "order_1", amount: 99, currency: "INR", key: "sandbox" }, { status: 201 });
  });
const verifies = () => answers(verifyMasterclass, booked, (body) => void verified.push(body));

beforeEach(() => {
  installObserver();
  orders = [];
  verified = [];
  server.use(
    answers(publicSessions, { sessions: [{ _id: ID, ...slot }, later], serverTime: new Date().toISOString() }),
    answers(paymentConfig, { provider: "sandbox", key: "sandbox" }),
    answers(sandboxPay, signed),
    answers(orderStatus, { status: "created" }),
    takesOrder(),
    verifies(),
  );
});

const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
async function openForm(path: string = paths.landing) {
  const router = show(path);
  await screen.findByRole("navigation", { name: "Sections" });
  putInSight("enroll");
  await screen.findByRole("form", { name: "Book a seat" });
  return router;
}
async function fillForm() {
  await userEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
  await fill(field("First name"), "Meera");
  await fill(field("Last name"), "Iyer");
  await fill(field("Email"), "meera@example.com");
  await fill(field(/^Phone/), "+91 98765 01234");
}
async function openDialog() {
  await openForm();
  await fillForm();
  await pressButton("Pay ₹99");
  return within(await screen.findByRole("dialog", { name: "Payment" }));
}
const pays = async () => userEvent.click((await openDialog()).getByRole("button", { name: "Pay ₹99" }));
const ticket = () => screen.findByRole("region", { name: "Your seat" });
/** Polls immediately instead of after some seconds. */
const comesBack = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

describe("the form", () => {
  test("selects the next date, and requires the other fields, each marked and listed above the form", async () => {
    await openForm();
    await pressButton("Pay ₹99");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByRole("heading", { name: "All fields are required" })).toBeInTheDocument();
    expect(alert.getAllByRole("link")).toHaveLength(4);
    for (const name of ["First name", "Last name", "Email", /^Phone/]) expect(field(name)).toBeInvalid();
    expect(screen.getAllByRole("radio")[0]).toBeChecked();
    expect(orders).toEqual([]);
  });

  test("does not claim that fields are missing if all are filled and one is wrong", async () => {
    await openForm();
    await fillForm();
    await userEvent.clear(field("Email"));
    await fill(field("Email"), "meera");
    await pressButton("Pay ₹99");
    expect(await screen.findByRole("heading", { name: "There is a problem" })).toBeInTheDocument();
    expect(screen.queryByText("All fields are required")).toBeNull();
  });

  test("sends the typed values with the state, which is stored on this device", async () => {
    await openForm();
    await fillForm();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^State/ }), "Kerala");
    await pressButton("Pay ₹99");
    const dialog = await screen.findByRole("dialog", { name: "Payment" });
    expect(dialog).toHaveTextContent("Data Analyst Masterclass, Sat 28 Nov, 11:00 am - 12:00 pm IST");
    const person = { firstName: "Meera", lastName: "Iyer", email: "meera@example.com", phone: "9876501234" };
    expect(orders[0]?.body).toEqual({ ...person, sessionId: ID, state: "Kerala" });
    expect(localStorage.getItem("buyerState")).toBe("Kerala");
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual(storedOrder); // without data of the buyer
  });

  test("is filled in for a signed-in person", async () => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(me, { user: aPerson({ fullName: "Asha Rani Verma" }) }));
    await openForm();
    expect(field("First name")).toHaveValue("Asha");
    expect(field("Last name")).toHaveValue("Rani Verma");
    expect(field("Email")).toHaveValue("asha@example.com");
    expect(field(/^Phone/)).toHaveValue("9876501234");
  });

  test.each([
    ["ALREADY_ENROLLED", "This e-mail is already enrolled in this session.", "Email"],
    ["NOT_FOUND", "This session can no longer be booked. Choose another date.", null],
  ] as const)("shows %s next to its field", async (code, message, name) => {
    server.use(refuses(createMasterclassOrder, code, { message }));
    await openForm();
    await fillForm();
    await pressButton("Pay ₹99");
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(name ? field(name) : screen.getAllByRole("radio")[0]).toBeInvalid();
    expect(field("First name")).toHaveValue("Meera");
  });

  test.each([
    ["a fault", failsWith(createMasterclassOrder), FAILED],
    [
      "no network",
      isOffline(createMasterclassOrder),
      `${FAILED} There is no connection. What you typed is kept. Press Pay again when you are back online.`,
    ],
    [
      "too many orders",
      refuses(createMasterclassOrder, "TOO_MANY_REQUESTS", { message: "Wait 20 minutes." }),
      `${FAILED} Wait 20 minutes.`,
    ],
  ])("%s is reported, and typed text stays", async (_case, handler, message) => {
    server.use(handler);
    await openForm();
    await fillForm();
    await pressButton("Pay ₹99");
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field("Email")).toHaveValue("meera@example.com");
    server.use(takesOrder());
    await pressButton("Pay ₹99");
    expect(await screen.findByRole("dialog", { name: "Payment" })).toBeInTheDocument();
  });
});

describe("payment", () => {
  test("ends with the ticket: date, calendar, receipt and next steps", async () => {
    await pays();
    const seat = within(await ticket());
    expect(seat.getByRole("heading", { name: /Sat 28 Nov, 11:00/ })).toBeInTheDocument();
    expect(seat.getByText("Receipt RC/26-27/000001")).toBeInTheDocument();
    expect(seat.getByRole("link", { name: "Add to Calendar" })).toHaveAttribute("href", booked.calendarLink);
    expect(seat.getByText(/We have sent the receipt to meera@example.com/)).toBeInTheDocument();
    expect(seat.getByText(/lets you set one/)).toBeInTheDocument();
    expect(seat.queryByRole("button", { name: "Open my session page" })).toBeNull();
    expect(await ticket()).toHaveFocus();
    expect(verified).toEqual([signed]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("links a signed-in person to the session page", async () => {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(me, { user: aPerson({}) }), failsWith(mySession));
    const router = await openForm();
    await userEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
    await pressButton("Pay ₹99");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Pay ₹99" }));
    await ticket();
    await pressButton("Open my session page");
    await waitFor(() => expect(router.state.location.pathname).toBe("/masterclass"));
  });

  test("reports a failure, and retries with the same order", async () => {
    server.use(answers(sandboxPay, { ...signed, paymentId: null, signature: null }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Let it fail" }));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    await pressButton("Pay ₹99");
    await screen.findByRole("dialog", { name: "Payment" });
    expect(orders[1]).toEqual(orders[0]);
  });

  test("shows that a closed dialog took no money", async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Leave without paying" }));
    expect(await screen.findByText("No money was taken.")).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("shows the server's message about a returned payment", async () => {
    const message = "This session will not take place. Your payment will be refunded within 5–7 working days.";
    server.use(refuses(verifyMasterclass, "PAYMENT_RETURNED", { message }));
    await pays();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field("Email")).toHaveValue("meera@example.com");
  });
});

describe("a payment without a confirmed result", () => {
  test.each([
    ["the verification answers again", () => verifies(), "Receipt RC/26-27/000001"],
    [
      "the order's status says so",
      () => answers(orderStatus, { status: "paid" }),
      "Payment successful. Your seat is booked.",
    ],
  ])("is polled until %s", async (_case, handler, text) => {
    server.use(isOffline(verifyMasterclass));
    await pays();
    expect(await screen.findByText(CONFIRMING)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ ...storedOrder, payment: signed });
    server.use(handler());
    comesBack();
    expect(within(await ticket()).getByText(text)).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test("is confirmed when the page is opened again, before the visitor comes near the form", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...storedOrder, payment: signed }));
    show(paths.landing);
    expect(within(await ticket()).getByText(/the address you gave/)).toBeInTheDocument();
    expect(verified).toEqual([signed]);
  });

  test("is reported if the server finally refuses it, and the form is back", async () => {
    localStorage.setItem(KEY, JSON.stringify({ ...storedOrder, payment: signed }));
    server.use(refuses(verifyMasterclass, "NOT_FOUND", { message: "Order not found." }));
    show(paths.landing);
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(screen.getByRole("form", { name: "Book a seat" })).toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    ["created", /Your last payment was interrupted\. If you were charged/],
    ["paid", /Your seat is booked\. We have sent the receipt/],
    ["refunded", /Your last payment was refunded\. We have e-mailed you the reason\./],
  ] as const)("is explained after its dialog closed with the page, while the order is %s", async (status, text) => {
    localStorage.setItem(KEY, JSON.stringify(storedOrder));
    server.use(answers(orderStatus, { status }));
    show(paths.landing);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await pressButton("Close");
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
