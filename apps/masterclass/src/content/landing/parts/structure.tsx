import {
  JOIN_CLOSES_MINUTES,
  JOIN_OPENS_MINUTES,
  MASTERCLASS_PRICE,
  RECORDING_DAYS,
  REFUND_ATTENDANCE_PERCENT,
  REFUND_DAYS,
} from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";
import { Section } from "../../section.tsx";
import * as s from "./structure.module.css";

const price = formatRupees(MASTERCLASS_PRICE);
const PARTS = [
  {
    title: "Before",
    points: [
      `You choose a date and pay ${price} once. There is no subscription.`,
      "You get the receipt and a calendar file by e-mail, and a reminder a day and an hour before.",
      "On a laptop you can work along; on a phone you can follow.",
    ],
  },
  {
    title: "During",
    points: [
      `You join from your masterclass page, from ${JOIN_OPENS_MINUTES} minutes before the start until ${JOIN_CLOSES_MINUTES} minutes after it.`,
      "The teacher shares the raw file at the start and builds everything in front of you.",
      "Ask in the chat; the teacher answers after each tool and at the end.",
    ],
  },
  {
    title: "After",
    points: [
      `Recording access for ${RECORDING_DAYS} days, on the same page.`,
      `Attended at least ${REFUND_ATTENDANCE_PERCENT}%? Claim the ${price} back within ${REFUND_DAYS} days, or use it towards the data analyst course.`,
      `A refund goes to your original payment method within ${REFUND_WORKING_DAYS}.`,
    ],
  },
];

/** How the class runs: before, during and after. */
export function Structure() {
  return (
    <Section id="structure" title="Structure" lead="One live hour that starts and ends on time.">
      <div className={s.parts}>
        {PARTS.map(({ title, points }) => (
          <section key={title} aria-label={title} className={s.part}>
            <h3 className={s.title}>{title}</h3>
            <ul className={s.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
