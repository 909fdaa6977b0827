import { baseApi, useDispatch } from "@dryrun/api-client/base"; // by name: the shared singleton
import { useLazyStudentOrderStatusQuery, useStudentVerifyCreditsMutation } from "@dryrun/api-client/payments/student";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Card } from "@dryrun/design-system/pages/card";
import { CONFIRMING, SOMETHING_WRONG } from "@dryrun/domain/payments/messages";
import type { Payment } from "@dryrun/domain/payments/schema";
import { useEffect, useEffectEvent, useRef } from "react";
import * as words from "../../messages.en-in.ts";
import { usePendingPoll } from "../../shared/time/use-pending-poll.ts";
import * as s from "./buy-credits-page.module.css";
import type { KeptOrder } from "./kept-order.ts";
import { isRefused } from "./verification.ts";

const say = words.credits.pending;

export interface PendingPaymentProps {
  order: KeptOrder;
  payment: Payment;
  /** It became unknown on this page; else it was so when the page was opened. */
  isNew: boolean;
  onCredited: () => void;
  onRefused: () => void;
  onGivenUp: () => void;
}

/** Paid, and the server has not said yet what became of it: asked again until it has. */
export function PendingPayment({ order, payment, isNew, onCredited, onRefused, onGivenUp }: PendingPaymentProps) {
  const isSlow = useVerification({ payment, onCredited, onRefused });
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <section ref={place} tabIndex={-1} className={s.pending} aria-label={say.title}>
      {isNew && (
        <Banner tone="warning" role="alert">
          {SOMETHING_WRONG}
        </Banner>
      )}
      <Card
        as="div"
        headingLevel={2}
        isDraft
        title={say.title}
        meta={<span>{say.order(order.credits, order.amount)}</span>}
        actions={isSlow && <Button onClick={onGivenUp}>{say.again}</Button>}
      >
        <p role="status">{CONFIRMING}</p>
        {isSlow && <p>{say.slow}</p>}
      </Card>
    </section>
  );
}

type Waiting = Pick<PendingPaymentProps, "payment" | "onCredited" | "onRefused">;

/** The same verification again, which is safe to repeat; where it does not answer, the order's status does. */
function useVerification({ payment, onCredited, onRefused }: Waiting): boolean {
  const dispatch = useDispatch();
  const [askStatus] = useLazyStudentOrderStatusQuery();
  const [verify] = useStudentVerifyCreditsMutation();
  const isAsking = useRef(false);
  const settle = async () => {
    const { data, error } = await verify({ body: payment });
    if (data) return onCredited();
    if (isRefused(error)) return onRefused();
    const order = await askStatus({ params: { orderId: payment.orderId } });
    if (order.data?.status !== "paid") return;
    dispatch(baseApi.util.invalidateTags(["Me"])); // the balance may have been read before
    onCredited();
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
