import { baseApi, useDispatch } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { Button } from "@dryrun/design-system/actions/button";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Card } from "@dryrun/design-system/pages/card";
import type { Output } from "@dryrun/domain/contract/define";
import type { verifyMasterclass } from "@dryrun/domain/masterclass/contract";
import { sessionDay, sessionTimes } from "@dryrun/domain/masterclass/labels";
import { ADD_TO_CALENDAR, ENROLLED } from "@dryrun/domain/masterclass/messages";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";
import { enrol } from "../../../messages/enrol.en-in.ts";
import { paths } from "../../../paths.ts";
import * as s from "./enrol.module.css";
import type { PaidSeat } from "./seat-orders.ts";

const text = enrol.booked;

export interface Booked {
  order: PaidSeat;
  /** Undefined if only the order's status confirmed the payment. */
  settled: Output<typeof verifyMasterclass> | undefined;
  /** Null after a reload of the page. */
  email: string | null;
}

export interface SeatBookedProps extends Booked {
  /** The person is signed in with the address of the order. */
  isOwn: boolean;
  onAnother: () => void;
}

/** The ticket: date, calendar file, the receipt's number and the next steps. */
export function SeatBooked({ order, settled, email, isOwn, onAnother }: SeatBookedProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: "center" }); // returns a promise in some browsers, which is not a clean-up
  }, []);
  const calendar = settled?.calendarLink && (
    <a href={settled.calendarLink} className={buttonClass()}>
      {ADD_TO_CALENDAR}
    </a>
  );
  return (
    <section ref={place} tabIndex={-1} className={s.panel} aria-label={text.label}>
      <Banner tone="success">{ENROLLED}</Banner>
      <Card
        as="div"
        headingLevel={3}
        title={`${sessionDay(order.startAt)}, ${sessionTimes(order.startAt, order.endAt)}`}
        meta={
          <>
            <span>{order.title}</span>
            {settled?.receiptNumber && (
              <span>
                {text.receipt} {settled.receiptNumber}
              </span>
            )}
          </>
        }
        actions={
          <>
            {isOwn && <ToSession />}
            {calendar}
            <Button variant="quiet" onClick={onAnother}>
              {text.another}
            </Button>
          </>
        }
      >
        <h4 className={s.next}>{text.next}</h4>
        <ol className={s.steps}>
          <li>{text.mailed(email)}</li>
          {!isOwn && <li>{text.visitor}</li>}
          <li>{isOwn ? text.ownJoin : text.visitorJoin}</li>
        </ol>
      </Card>
    </section>
  );
}

/** Links to the session. The account does not include the seat yet, so it is loaded again first. */
function ToSession() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const go = () => {
    dispatch(baseApi.util.invalidateTags(["Me"]));
    void navigate(paths.masterclass);
  };
  return (
    <Button variant="primary" onClick={go}>
      {text.toSession}
    </Button>
  );
}
