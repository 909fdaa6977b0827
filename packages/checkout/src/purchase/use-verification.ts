import { usePendingPoll } from "@dryrun/api-client/polling/use-pending-poll";
import type { OrderStatus } from "@dryrun/domain/payments/limits";
import type { Payment } from "@dryrun/domain/payments/schema";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Answer } from "./use-order.ts";
import type { Verify } from "./use-purchase.ts";
import { type Refused, refusedBy } from "./verification.ts";

export type AskStatus = (call: { params: { orderId: string } }) => PromiseLike<Answer<{ status: OrderStatus }>>;

export interface Verification<Settled> {
  payment: Payment;
  verify: Verify<Settled>;
  askStatus: AskStatus;
  /** Called without an answer if only the order's status confirmed the payment. */
  onSettled: (settled: Settled | undefined) => void;
  onRefused: (refused: Refused) => void;
}

/**
 * Repeats a verification, which is safe, until the server has decided. If it does not answer, the order's status decides. Returns whether
 * it takes longer than usual.
 */
export function useVerification<Settled>(waiting: Verification<Settled>): boolean {
  const { payment, verify, askStatus, onSettled, onRefused } = waiting;
  const isAsking = useRef(false);
  const settle = async () => {
    const { data, error } = await verify({ body: payment });
    if (data) return onSettled(data);
    const refused = refusedBy(error);
    if (refused) return onRefused(refused);
    const order = await askStatus({ params: { orderId: payment.orderId } });
    if (order.data?.status === "paid") onSettled(undefined);
  };
  const ask = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    await settle();
    isAsking.current = false;
  });
  useEffect(() => void ask(), []);
  return usePendingPoll(true, () => void ask());
}
