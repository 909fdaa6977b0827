import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { BRAND } from "@dryrun/domain/brand";
import { PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/limits";
import * as s from "./questions.module.css";
import { Section } from "./section.tsx";

const QUESTIONS = [
  {
    question: "What does it cost?",
    answer: `Registering, the quiz, applying and your first ${FREE_CREDITS === 1 ? "mock interview" : `${FREE_CREDITS} mock interviews`} cost nothing. Further interviews cost one credit each.`,
  },
  {
    question: "Do I need a laptop?",
    answer:
      "No. Everything works on a phone, the interview included: table and column names can be pressed into your answer, and the signs that a phone's keyboard hides have a row of their own.",
  },
  {
    question: "What if I fail the quiz?",
    answer: `You see every question with your answer, the right one and why. You can take it again at once; the paper will be another one. ${QUIZ_PASS_PERCENT}% passes.`,
  },
  {
    question: "What do Pass, Review and Rejected mean?",
    answer: `Ten questions give up to 100 points. From ${PASS_FROM} it is Pass, from ${REVIEW_FROM} Review, below that Rejected. Where the evaluator itself is not sure, it says Review and why.`,
  },
  {
    question: "Can the machine be wrong?",
    answer:
      "Yes. That is why each point comes with the criterion and the words of yours that earned it, why you read it before anybody else, and why you can ask a person to look.",
  },
  {
    question: "Who can find my profile?",
    answer:
      "Employers whose job you applied to. Others only if you tick that recruiters may find you, and you can take that back any time.",
  },
  {
    question: "How do I delete my account?",
    answer: `On the privacy page of your account, or by mail to ${BRAND.supportEmail}. What the law makes us keep, such as invoices, stays; the rest goes.`,
  },
];

export function Questions() {
  return (
    <Section id="faq" title="Questions">
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
