import { UPGRADE_COUPON } from "@dryrun/domain/courses/limits";
import { MASTERCLASS_PRICE } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";
import type { ReadSection } from "../frame/read-page.tsx";
import { SupportMail } from "./support-mail.tsx";

const PRICE = formatRupees(MASTERCLASS_PRICE);

export const REFUND_SECTIONS: readonly ReadSection[] = [
  {
    id: "masterclass",
    title: "Masterclass",
    body: (
      <>
        <p>
          If you attend, you can have {PRICE} refunded or taken off the price of the course. It is one or the other:
          once you use the credit you cannot claim the refund, and once you claim the refund you cannot use the credit.
          Before you confirm, the page also offers the course with the code {UPGRADE_COUPON}; you can still choose the
          refund.
        </p>
        <p>
          If you missed the session, you can join the next one free, but you cannot claim a refund. If we cancel a
          session, you can join the next one free, or get a full refund.
        </p>
      </>
    ),
  },
  {
    id: "course",
    title: "Course",
    body: (
      <p>
        All units of the course open as soon as the payment is confirmed, and two lessons are free to read before you
        buy. So it cannot be refunded unless you paid twice or we cannot deliver it. A second payment for the same
        e-mail address is refunded automatically. A refund ends the access to the course; a certificate that was issued
        before it stays valid.
      </p>
    ),
  },
  {
    id: "credits",
    title: "Interview credits",
    body: (
      <p>
        Credits do not expire and cannot be refunded. If an interview cannot start or be graded because of a fault on
        our side, its credit is returned to your balance automatically.
      </p>
    ),
  },
  {
    id: "failed",
    title: "Payments that failed",
    body: (
      <p>
        If you were charged and received nothing, we match the payment with the payment provider automatically, usually
        within minutes. If it cannot be matched, you get a refund within {REFUND_WORKING_DAYS}.
      </p>
    ),
  },
  {
    id: "help",
    title: "Help",
    body: (
      <p>
        For a failed refund or a question, write to <SupportMail />. Please include your receipt number.
      </p>
    ),
  },
];
