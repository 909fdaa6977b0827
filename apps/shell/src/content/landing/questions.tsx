import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { BRAND } from "@dryrun/domain/brand";
import { PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import * as s from "./questions.module.css";
import { Section } from "./section.tsx";

const QUESTIONS = [
  {
    question: "What does it cost?",
    answer: `Registration, the quiz, applications and your first ${FREE_CREDITS === 1 ? "mock interview" : `${FREE_CREDITS} mock interviews`} cost nothing. Further interviews cost one credit each.`,
  },
  {
    question: "Do I need a laptop?",
    answer:
      "No. Everything works on a phone, the interview included: you can insert table and column names with a tap, and symbols that are hard to find on a phone's keyboard have their own row.",
  },
  {
    question: "What if I fail the quiz?",
    answer: `You see every question with your answer, the correct answer and the reason. You can retake it at once with a new paper. ${QUIZ_PASS_PERCENT}% passes.`,
  },
  {
    question: "What do Pass, Review and Rejected mean?",
    answer: `Ten questions give up to 100 points. ${PASS_FROM} or more is Pass, ${REVIEW_FROM} or more is Review, and anything lower is Rejected. Where the evaluator is not sure, the verdict is Review and the summary says why.`,
  },
  {
    question: "Can the machine be wrong?",
    answer:
      "Yes. That is why each point comes with its criterion and the words that earned it, why you see the result before anyone else, and why you can ask a person to review it.",
  },
  {
    question: "Who can find my profile?",
    answer:
      "Employers whose job you applied to. Others only if you allow recruiters to find you. You can change this any time.",
  },
  {
    question: "How do I delete my account?",
    answer: `On the privacy page of your account, or by e-mail to ${BRAND.supportEmail}. We keep what the law requires, such as invoices, and delete the rest.`,
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
