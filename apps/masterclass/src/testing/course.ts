import { answers } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { createCourseOrder, publicCoupons, validateCoupon, verifyCourse } from "@dryrun/domain/courses/contract";
import { checkCoupon, listedCoupons } from "@dryrun/domain/courses/rules";
import { orderStatus, paymentConfig, sandboxPay } from "@dryrun/domain/payments/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { aPerson } from "@dryrun/frame/testing/show-part";
import { beforeEach } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../paths.ts";
import { show, useServer } from "./show.tsx";

/** The signed result of the sandbox's dialog. */
export const SIGNED = { paymentId: "pay_1", orderId: "order_1", signature: "abc" };

/** Creates orders at the amount that the page sends. */
const takesOrder = (orders: { body: unknown; key: string | null }[]) =>
  http.post(`/api${createCourseOrder.path}`, async ({ request }) => {
    const body = (await request.json()) as { amount: number };
    orders.push({ body, key: request.headers.get("idempotency-key") });
    const order = { orderId: "order_1", amount: body.amount, currency: "INR", key: "sandbox" };
    return HttpResponse.json(order, { status: 201 });
  });

const checksCoupons = (tried: unknown[]) =>
  http.post(`/api${validateCoupon.path}`, async ({ request }) => {
    const body = (await request.json()) as { code: string };
    tried.push(body);
    return HttpResponse.json(checkCoupon(body.code));
  });

export const listsCoupons = (isAttendee: boolean) =>
  answers(publicCoupons, {
    success: true,
    coupons: listedCoupons(isAttendee).map(({ code, title, description }) => ({ code, title, description })),
    refundCreditApplied: isAttendee,
  });

/** A server that sells the course and records the requests. Call it once per file. */
export function useShop() {
  const server = useServer();
  const requests = {
    orders: [] as { body: unknown; key: string | null }[],
    tried: [] as unknown[],
    verified: [] as unknown[],
  };
  const bought = {
    verified: true,
    message: "Payment successful. The course is yours.",
    receiptNumber: "RC/26-27/000001",
  };
  const handlers = {
    takesOrder: () => takesOrder(requests.orders),
    checksCoupons: () => checksCoupons(requests.tried),
    verifies: () => answers(verifyCourse, bought, (body) => void requests.verified.push(body)),
  };
  beforeEach(() => {
    for (const list of Object.values(requests)) list.length = 0;
    server.use(
      listsCoupons(false),
      answers(paymentConfig, { provider: "sandbox", key: "sandbox" }),
      answers(sandboxPay, SIGNED),
      answers(orderStatus, { status: "created" }),
      ...Object.values(handlers).map((handler) => handler()),
    );
  });
  function signIn(own: Parameters<typeof aPerson>[0] = {}) {
    localStorage.setItem(TOKEN_KEY, "t");
    server.use(answers(me, { user: aPerson(own) }));
  }
  return { server, ...requests, ...handlers, signIn };
}

export const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));
export const textField = (name: string | RegExp) => screen.getByRole("textbox", { name });
export const orderSummary = () => within(screen.getByRole("region", { name: "Your order" }));
export const paymentDialog = async () => within(await screen.findByRole("dialog", { name: "Payment" }));

export async function openCheckout(path: string = paths.checkout) {
  show(path);
  await screen.findByRole("form", { name: "Buy the course" });
}

export async function fillForm() {
  await fill(textField("First name"), "Meera");
  await fill(textField("Last name"), "Iyer");
  await fill(textField("Email"), "Meera@Example.com");
  await fill(textField(/^Phone/), "+91 98765 01234");
}

export async function completePayment() {
  await pressButton("Pay ₹2,499");
  await userEvent.click((await paymentDialog()).getByRole("button", { name: "Pay ₹2,499" }));
}
