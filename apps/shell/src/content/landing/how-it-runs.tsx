import { INTERVIEW_MINUTES, INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "@dryrun/domain/quiz/rules";
import * as s from "./how-it-runs.module.css";
import { Section } from "./section.tsx";

const STEPS = [
  { title: "Profile", text: "Fill it in once; every application starts from it." },
  {
    title: "Quiz",
    text: `${QUIZ_QUESTIONS} questions, some on a dataset you download. Score ${QUIZ_PASS_PERCENT}% to unlock jobs.`,
  },
  { title: "Apply", text: "Filters that forgive typos, one form, a draft saved on your phone." },
  {
    title: "Dry run",
    text: `${INTERVIEW_QUESTIONS} questions, ${INTERVIEW_MINUTES} minutes, one clock. Every answer is saved as you type.`,
  },
  { title: "Send", text: "Read your result first. The recruiter sees it when you send it." },
];

/** The five steps; the line turns from dashed to solid. */
export function HowItRuns() {
  return (
    <Section id="how" title="How it works">
      <ol className={s.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={s.step}>
            <h3 className={s.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
