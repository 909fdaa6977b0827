import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Card } from "@dryrun/design-system/pages/card";
import type { Output } from "@dryrun/domain/contract/define";
import type { verifyCourse } from "@dryrun/domain/courses/contract";
import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import { COURSE_BOUGHT } from "@dryrun/domain/courses/messages";
import { formatRupees } from "@dryrun/domain/money";
import { useEffect, useRef } from "react";
import units from "../../content/course/syllabus.json" with { type: "json" };
import { checkout } from "../../messages/checkout.en-in.ts";
import { elsewhere } from "../../paths.ts";
import * as s from "./checkout.module.css";
import type { PaidCourse } from "./course-orders.ts";

const text = checkout.bought;
const [firstUnit] = units;
const FIRST_LESSON = lessonPath(firstUnit?.id ?? "", firstUnit?.lessons[0]?.id ?? "");

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
    <a href={FIRST_LESSON} className={buttonClass({ variant: "primary" })}>
      {text.start}
    </a>
    <a href={elsewhere.payments} className={buttonClass()}>
      {checkout.owned.payments}
    </a>
  </>
);
