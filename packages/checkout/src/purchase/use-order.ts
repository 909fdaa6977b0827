import { errorCode } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useRef } from "react";

/** The answer of every call that creates an order. */
export interface Order {
  orderId: string;
  /** In rupees. */
  amount: number;
  currency: "INR";
  /** The provider's public key. */
  key: string;
}

/** The result of a mutation. */
export interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}
export type CreateOrder<Body> = (call: { body: Body; idempotencyKey: string }) => PromiseLike<Answer<Order>>;

/** Creates an order, or returns the existing one for the same request, so that a retry creates no second order. */
export function useOrder<Body>(create: CreateOrder<Body>) {
  const lastRequest = useRef({ body: "", key: "" });
  async function order(body: Body): Promise<Answer<Order>> {
    const text = JSON.stringify(body);
    if (lastRequest.current.body !== text) lastRequest.current = { body: text, key: newKey() };
    const answer = await create({ body, idempotencyKey: lastRequest.current.key });
    if (errorCode(answer.error)) lastRequest.current.body = ""; // refused: the next request gets a new key
    return answer;
  }
  return {
    order,
    /** Starts over, after a payment that the server cannot verify or that is refunded. */
    begin: () => {
      lastRequest.current.body = "";
    },
  };
}
