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
          Attending earns {PRICE}: back to your account, or off the price of the course. It is one or the other. Once
          you use the credit on the course the refund is gone, and once you claim the refund the credit is gone. Before
          you confirm, the page also offers the course with the code {UPGRADE_COUPON}; you are free to take the refund
          all the same.
        </p>
        <p>
          If you missed the session, you can join the next one free, but you cannot claim a refund. If we call a session
          off, the next one is free for you, or write to us and the whole price goes back.
        </p>
      </>
    ),
  },
  {
    id: "course",
    title: "Course",
    body: (
      <p>
        The course is a digital product, so a paid course is not paid back, except when it was paid twice or we cannot
        deliver it. A second payment for the same e-mail address goes back by itself.
      </p>
    ),
  },
  {
    id: "credits",
    title: "Interview credits",
    body: (
      <p>
        Bought credits do not run out with time and are not paid back. A credit that was spent on a start or a grading
        that failed through our fault comes back to your balance by itself.
      </p>
    ),
  },
  {
    id: "failed",
    title: "Payments that failed",
    body: (
      <p>
        If money left your account and nothing arrived, we match it with the payment provider by ourselves, as a rule
        within minutes. What cannot be matched goes back within {REFUND_WORKING_DAYS}.
      </p>
    ),
  },
  {
    id: "help",
    title: "Help",
    body: (
      <p>
        A refund that failed, or a question: <SupportMail />. Please include your receipt number.
      </p>
    ),
  },
];
