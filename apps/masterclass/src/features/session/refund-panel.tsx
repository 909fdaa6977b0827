import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import {
  CLAIM_REFUND,
  CREDIT_WAS_USED,
  REFUND_MESSAGES,
  refundCouldBeClaimed,
} from "@dryrun/domain/masterclass/messages";
import { type RefundView, refundView } from "@dryrun/domain/masterclass/page-state";
import { useState } from "react";
import { session } from "../../messages/session.en-in.ts";
import { ClaimRefund } from "./claim-refund.tsx";
import * as s from "./session-page.module.css";
import type { MySession } from "./use-my-session.ts";

const text = session.refund;

function viewOf({ attendanceStatus, refundStatus, refundUntil, creditUsed }: MySession, now: Date): RefundView {
  const until = refundUntil === null ? null : new Date(refundUntil);
  return refundView({ attendanceStatus, refundStatus, refundUntil: until, isCreditUsed: creditUsed }, now);
}

export interface RefundPanelProps {
  my: MySession;
  now: Date;
  courseBought: boolean;
}

/** The refund of ₹99: the claim, its status, or why there is none. */
export function RefundPanel({ my, now, courseBought }: RefundPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const view = viewOf(my, now);
  if (view === "hidden" || my.enrollment_id === null) return null;
  return (
    <section className={paperClass(s.refund)} aria-label={text.title}>
      <h2 className={s.title}>{text.title}</h2>
      {view === "claim" && !isOpen && <Button onClick={() => setOpen(true)}>{CLAIM_REFUND}</Button>}
      {view === "claim" && isOpen && (
        <ClaimRefund enrollmentId={my.enrollment_id} courseBought={courseBought} onCancel={() => setOpen(false)} />
      )}
      {view === "ended" && my.refundUntil && <p>{refundCouldBeClaimed(my.refundUntil)}</p>}
      {view === "used" && <p>{CREDIT_WAS_USED}</p>}
      {view === "created" && (
        <>
          <Banner>{REFUND_MESSAGES.created}</Banner>
          <Stepper steps={text.steps} current={1} label={text.stepsLabel} />
        </>
      )}
      {view === "processed" && <Banner tone="success">{REFUND_MESSAGES.processed}</Banner>}
      {view === "failed" && (
        <Banner tone="danger" role="alert">
          {REFUND_MESSAGES.failed} <a href="/contact">{text.contact}</a>
        </Banner>
      )}
    </section>
  );
}
