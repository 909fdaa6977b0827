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
      "Nothing, if you only want to follow. To work along, you need Excel 2016 or newer, and Power BI Desktop, which is free and runs on Windows. The SQL part runs in the browser.",
  },
  {
    question: "How do I join?",
    answer: `Log in with the e-mail address you enrolled with and open your masterclass page. You can join there from ${JOIN_OPENS_MINUTES} minutes before the start.`,
  },
  {
    question: "What if I miss it?",
    answer:
      "You can join the next class free of charge: your masterclass page shows its date. Only people who attended can get a refund.",
  },
  {
    question: "Is there a recording?",
    answer: `Yes. Everybody who enrolled can watch it on their masterclass page for ${RECORDING_DAYS} days.`,
  },
  {
    question: `How do I get the ${price} back?`,
    answer: `Attend at least ${REFUND_ATTENDANCE_PERCENT}% of the class. Then, within ${REFUND_DAYS} days, press Claim Refund on your masterclass page; the money arrives in ${REFUND_WORKING_DAYS}. Or keep it as ${price} off the data analyst course: one or the other.`,
  },
  {
    question: "Do I have to buy the course?",
    answer: "No. The hour is complete in itself, and you pay only for what you order.",
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
