import { BRAND } from "@dryrun/domain/brand";
import {
  JOIN_OPENS_MINUTES,
  MASTERCLASS_PRICE,
  RECORDING_DAYS,
  REFUND_ATTENDANCE_PERCENT,
  REFUND_DAYS,
} from "@dryrun/domain/masterclass/limits";
import { formatRupees } from "@dryrun/domain/money";
import { REFUND_WORKING_DAYS } from "@dryrun/domain/payments/limits";
import { Section } from "../../section.tsx";
import * as s from "./questions.module.css";

const price = formatRupees(MASTERCLASS_PRICE);
const QUESTIONS = [
  {
    question: "Do I need to know SQL or Power BI?",
    answer:
      "No. You should have opened a spreadsheet and written a sum in it. SQL and Power BI are used from the first step, each for one purpose.",
  },
  {
    question: "What do I need to install?",
    answer:
      "Nothing to follow the class. To work along: Excel 2016 or newer, and Power BI Desktop, which is free and runs on Windows. The SQL part runs in the browser.",
  },
  {
    question: "How do I get in?",
    answer: `Log in with the e-mail address that you enrolled with and open your masterclass page. The way into the meeting opens there ${JOIN_OPENS_MINUTES} minutes before the start.`,
  },
  {
    question: "What if I miss it?",
    answer:
      "You may join the next class free of charge: your masterclass page shows it, with its date. A refund is for those who attended.",
  },
  {
    question: "Is there a recording?",
    answer: `Recording access for ${RECORDING_DAYS} days, on your masterclass page, for everybody who enrolled.`,
  },
  {
    question: `How do I get the ${price} back?`,
    answer: `Attend at least ${REFUND_ATTENDANCE_PERCENT}% of the class. Then, within ${REFUND_DAYS} days, press Claim Refund on your masterclass page; the money arrives in ${REFUND_WORKING_DAYS}. Or leave it and take ${price} off the data analyst course: one or the other.`,
  },
  {
    question: "Do I have to buy the course?",
    answer: "No. The hour is complete in itself, and nothing is charged but what you order yourself.",
  },
  {
    question: "Who can I ask?",
    answer: `Write to ${BRAND.supportEmail}, at any hour.`,
  },
];

export function Questions() {
  return (
    <Section id="faq" title="FAQ">
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={s.item}>
            <summary className={s.question}>{question}</summary>
            <p className={s.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
