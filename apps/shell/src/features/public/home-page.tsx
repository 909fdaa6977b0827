import { buttonClass } from "@dryrun/design-system/button";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { INTERVIEW_MINUTES, INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import * as s from "./home-page.module.css";
import { ScoredAnswer } from "./scored-answer.tsx";

const STEPS = [
  { title: "Quiz", text: `50 questions; ${QUIZ_PASS_PERCENT}% opens the jobs.` },
  { title: "Apply", text: "One form, filled from your profile." },
  { title: "Dry run", text: `${INTERVIEW_QUESTIONS} questions, ${INTERVIEW_MINUTES} minutes, against the clock.` },
  { title: "Result", text: "A score that quotes your own words." },
  { title: "Send", text: "The recruiter sees nothing until you send it." },
];

/** Home and entry to the registration (specification 1, point 2.1). */
export function HomePage() {
  return (
    <>
      <section className={s.hero}>
        <div>
          <PageTitle title="Practise the interview, get the job" className={s.headline}>
            Rehearse the interview. Then walk in.
          </PageTitle>
          <p className={s.sub}>
            A {INTERVIEW_MINUTES}-minute mock interview for each data job you apply to. Ten questions on SQL, Excel,
            Power BI and VBA, scored with reasons.
          </p>
          <p className={s.actions}>
            <Link to="/register" className={buttonClass({ variant: "primary", size: "l" })}>
              Create free account
            </Link>
            <Link to="/login" className={buttonClass({ size: "l" })}>
              Login
            </Link>
          </p>
          <p className={s.note}>{FREE_CREDITS} interview free. No card.</p>
        </div>
        <ScoredAnswer />
      </section>
      <section aria-labelledby="how">
        <h2 id="how" className={s.subtitle}>
          How it runs
        </h2>
        <ol className={s.steps}>
          {STEPS.map(({ title, text }) => (
            <li key={title} className={s.step}>
              <h3 className={s.stepTitle}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
