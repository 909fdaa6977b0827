import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Card } from "@dryrun/design-system/pages/card";
import { BRAND } from "@dryrun/domain/brand";
import type { Output } from "@dryrun/domain/contract/define";
import type { verifyCourse } from "@dryrun/domain/courses/contract";
import { COURSE_BOUGHT } from "@dryrun/domain/courses/messages";
import { formatRupees } from "@dryrun/domain/money";
import { useEffect, useRef } from "react";
import { checkout } from "../../messages/checkout.en-in.ts";
import { elsewhere } from "../../paths.ts";
import * as s from "./checkout.module.css";
import type { PaidCourse } from "./course-orders.ts";

const text = checkout.bought;

export interface Bought {
  order: PaidCourse;
  /** Undefined if only the order's status confirmed the payment. */
  settled: Output<typeof verifyCourse> | undefined;
  /** Null after a reload of the page. */
  email: string | null;
}

/** The confirmation: the amount, the receipt's number and the next steps. */
export function CourseBought({ order, settled, email, isOwn }: Bought & { isOwn: boolean }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <section ref={place} tabIndex={-1} className={s.bought} aria-label={text.label}>
      <Banner tone="success">{COURSE_BOUGHT}</Banner>
      <Card
        as="div"
        headingLevel={2}
        title={checkout.order.course}
        meta={
          <>
            <span>{formatRupees(order.amount)}</span>
            {settled?.receiptNumber && (
              <span>
                {text.receipt} {settled.receiptNumber}
              </span>
            )}
          </>
        }
        actions={isOwn && <OwnLinks />}
      >
        <h3 className={s.next}>{text.next}</h3>
        <ol className={s.steps}>
          <li>{checkout.mailed(email)}</li>
          <li>{isOwn ? text.own : text.visitor}</li>
          <li>{text.support}</li>
        </ol>
      </Card>
    </section>
  );
}

const OwnLinks = () => (
  <>
    <a href={BRAND.coursesUrl} className={buttonClass({ variant: "primary" })}>
      {checkout.owned.course}
    </a>
    <a href={elsewhere.payments} className={buttonClass()}>
      {checkout.owned.payments}
    </a>
  </>
);
