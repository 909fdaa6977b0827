import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { MASTERCLASS_PRICE, REFUND_ATTENDANCE_PERCENT, REFUND_DAYS } from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";
import { ReadPage } from "../frame/read-page.tsx";
import { REFUND_SECTIONS } from "./refund-sections.tsx";
import { UPDATED } from "./updated.ts";

const ROWS = [
  {
    head: "Who",
    text: `Anyone who attended the ${formatRupees(MASTERCLASS_PRICE)} masterclass (at least ${REFUND_ATTENDANCE_PERCENT}% of it) and has not used the ${formatRupees(MASTERCLASS_PRICE)} credit on the course.`,
  },
  { head: "When", text: `Within ${REFUND_DAYS} days after the session, with Claim Refund on the masterclass page.` },
  { head: "How much", text: `${formatRupees(MASTERCLASS_PRICE)}, the whole price, to your original payment method.` },
  { head: "How long", text: `The payment provider takes ${REFUND_WORKING_DAYS}.` },
];

/** An overview of the refund that anyone can claim. */
function RefundTable() {
  return (
    <>
      <table>
        <caption className="visually-hidden">The masterclass refund at a glance</caption>
        <tbody>
          {ROWS.map(({ head, text }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The course ({formatRupees(COURSE_PRICE)}) and interview credits follow the rules below. Nothing here limits your
        rights under the law.
      </p>
    </>
  );
}

/** The page at /refund-policy. */
export function RefundPolicyPage() {
  return <ReadPage title="Refund Policy" updated={UPDATED} lead={<RefundTable />} sections={REFUND_SECTIONS} />;
}
