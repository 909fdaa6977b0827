import type { APIRequestContext } from "@playwright/test";
import { api, type Person } from "./api.ts";
import type { Payment } from "./provider.ts";

const PACK = { credits: 10, amount: 549 };

/** Buys a pack of credits with the sandbox. */
export async function buysCredits(request: APIRequestContext, student: Person): Promise<Payment> {
  const steps = api(request);
  const { orderId } = await steps.call("POST", "/payments/create-order", student, { ...PACK, email: student.email });
  const payment = await steps.call("POST", "/payments/sandbox/pay", student, { orderId, outcome: "success" });
  await steps.call("POST", "/payments/verify", student, payment);
  return { orderId, paymentId: payment.paymentId, amount: PACK.amount };
}
