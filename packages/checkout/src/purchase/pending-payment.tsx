import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Card } from "@dryrun/design-system/pages/card";
import { CONFIRMING, SOMETHING_WRONG } from "@dryrun/domain/payments/messages";
import { useEffect, useRef } from "react";
import { pending as text } from "../messages.en-in.ts";
import * as s from "./pending-payment.module.css";
import { useVerification, type Verification } from "./use-verification.ts";

export interface PendingPaymentProps<Settled> extends Verification<Settled> {
  /** The purchase: "10 credits for ₹549". */
  what: string;
  /** The message for a slow confirmation. */
  slow: string;
  /** The label of the button that returns to the form after a long wait. */
  giveUpLabel: string;
  /** Set if the payment's result became unknown while this page was open, not before. */
  isNew: boolean;
  onGivenUp: () => void;
}

/** A payment without a final state: polls the server until it has one. */
export function PendingPayment<Settled>(props: PendingPaymentProps<Settled>) {
  const { what, slow, giveUpLabel, isNew, onGivenUp, ...verification } = props;
  const isSlow = useVerification(verification);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <section ref={place} tabIndex={-1} className={s.pending} aria-label={text.title}>
      {isNew && (
        <Banner tone="warning" role="alert">
          {SOMETHING_WRONG}
        </Banner>
      )}
      <Card
        as="div"
        headingLevel={2}
        isDraft
        title={text.title}
        meta={<span>{what}</span>}
        actions={isSlow && <Button onClick={onGivenUp}>{giveUpLabel}</Button>}
      >
        <p role="status">{CONFIRMING}</p>
        {isSlow && <p>{slow}</p>}
      </Card>
    </section>
  );
}
