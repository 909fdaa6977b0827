import { errorBody, errorCode } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useStudentCreateCreditOrderMutation } from "@dryrun/api-client/payments/student";
import type { Output } from "@dryrun/domain/contract/define";
import type { createCreditOrder } from "@dryrun/domain/payments/contract";
import type { CreditOrder } from "@dryrun/domain/payments/schema";
import { useRef } from "react";

export type Order = Output<typeof createCreditOrder>;

/** Makes an order; the same one again however often the same is asked for, so that a second try pays no second order. */
export function useOrder() {
  const [create] = useStudentCreateCreditOrderMutation();
  const asked = useRef({ body: "", key: "" });
  async function order(body: CreditOrder): Promise<{ data?: Order; error?: unknown }> {
    const text = JSON.stringify(body);
    if (asked.current.body !== text) asked.current = { body: text, key: newKey() };
    const answer = await create({ body, idempotencyKey: asked.current.key });
    if (errorCode(answer.error)) asked.current.body = ""; // refused: what is asked next is another request
    return answer;
  }
  return {
    order,
    /** After a payment that the server does not believe. */
    begin: () => {
      asked.current.body = "";
    },
  };
}

/** The right price, where an order was refused because it is another one by now. */
export function newPriceOf(error: unknown): number | undefined {
  const amount = errorCode(error) === "PRICE_CHANGED" ? errorBody(error)?.amount : undefined;
  return typeof amount === "number" ? amount : undefined;
}
