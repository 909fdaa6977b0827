import { useStudentVerifyCreditsMutation } from "@dryrun/api-client/payments/student";
import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/banner";
import { Button } from "@dryrun/design-system/button";
import { Card } from "@dryrun/design-system/card";
import { CONFIRMING, SOMETHING_WRONG } from "@dryrun/domain/payments/messages";
import type { Payment } from "@dryrun/domain/payments/schema";
import { useEffect, useEffectEvent, useRef } from "react";
import * as words from "../../messages.en-in.ts";
import { usePendingPoll } from "../../shared/use-pending-poll.ts";
import * as s from "./buy-credits-page.module.css";
import { isCredited, type KeptOrder } from "./kept-order.ts";
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
  const isSlow = useVerification({ order, payment, onCredited, onRefused });
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

type Waiting = Pick<PendingPaymentProps, "order" | "payment" | "onCredited" | "onRefused">;

/** The same verification again, which is safe to repeat; where it does not answer, the balance tells. */
function useVerification({ order, payment, onCredited, onRefused }: Waiting): boolean {
  const { interviewCredits } = useUser();
  const [verify] = useStudentVerifyCreditsMutation();
  const isAsking = useRef(false);
  const ask = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const { data, error } = await verify({ body: payment });
    isAsking.current = false;
    if (data) onCredited();
    else if (isRefused(error)) onRefused();
  });
  useEffect(() => void ask(), []);
  const isRaised = isCredited(order, interviewCredits);
  const tell = useEffectEvent(onCredited);
  useEffect(() => {
    if (isRaised) tell();
  }, [isRaised]);
  return usePendingPoll(true, () => void ask());
}
