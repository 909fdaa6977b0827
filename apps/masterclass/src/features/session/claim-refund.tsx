import { usePublicClaimRefundMutation } from "@dryrun/api-client/masterclass/public";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { iconProps } from "@dryrun/design-system/icon-props";
import { ATTENDEE_CREDIT, UPGRADE_COUPON } from "@dryrun/domain/courses/limits";
import { discountOf, findCoupon } from "@dryrun/domain/courses/rules";
import { CONFIRM_REFUND, REFUND_FAILED_CALL } from "@dryrun/domain/masterclass/messages";
import { formatRupees } from "@dryrun/domain/money";
import { CircleX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { session } from "../../messages/session.en-in.ts";
import { COUPON_PARAMETER, paths } from "../../paths.ts";
import * as s from "./session-page.module.css";

const text = session.refund;
const fraction = findCoupon(UPGRADE_COUPON)?.fraction ?? 0;

interface Refusal {
  message: string;
  /** Whether a rule refused the claim; the message is then shown after a cross. Otherwise the call failed. */
  isRule: boolean;
}

export interface ClaimRefundProps {
  enrollmentId: string;
  /** There is then no upgrade to offer. */
  courseBought: boolean;
  onCancel: () => void;
}

/** Offers the upgrade first, then the claim itself. */
export function ClaimRefund({ enrollmentId, courseBought, onCancel }: ClaimRefundProps) {
  const [claim, { isLoading }] = usePublicClaimRefundMutation();
  const [idempotencyKey] = useState(newKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function confirm() {
    setRefusal(null);
    const { data } = await claim({ params: { enrollmentId }, idempotencyKey });
    if (!data) setRefusal({ message: REFUND_FAILED_CALL, isRule: false });
    else if (!data.success) setRefusal({ message: data.message, isRule: true });
  }
  return (
    <div className={s.claim}>
      <h3 ref={heading} tabIndex={-1} className={s.title}>
        {courseBought ? text.ownerTitle : text.offerTitle}
      </h3>
      {!courseBought && (
        <p>{text.offer(fraction * 100, formatRupees(discountOf(fraction)), formatRupees(ATTENDEE_CREDIT))}</p>
      )}
      {refusal && (
        <p role="alert" className={s.refusal}>
          {refusal.isRule && <CircleX {...iconProps()} aria-hidden={undefined} role="img" aria-label={text.failed} />}
          <span>{refusal.message}</span>
        </p>
      )}
      <div className={s.actions}>
        {!courseBought && (
          <a
            href={`${paths.checkout}?${COUPON_PARAMETER}=${UPGRADE_COUPON}`}
            className={buttonClass({ variant: "primary" })}
          >
            {text.upgrade}
          </a>
        )}
        <Button isBusy={isLoading} pendingLabel={text.claiming} onClick={() => void confirm()}>
          {CONFIRM_REFUND}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
