import { gradeOf } from "@dryrun/design-system/marks/score-grade";
import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { shownScore } from "@dryrun/graded-answers/assessed";
import type { Result } from "../../result.ts";
import * as s from "./graded-dots.module.css";
import { messages as text } from "./reveal.en-in.ts";

/** The pause between two dots when several answers are graded at once. */
const STEP_MS = 100;
const NUMBERS = Array.from({ length: INTERVIEW_QUESTIONS }, (_, index) => index + 1);

/** One dot per answer: dashed until it is graded, then solid, and at last with its score. */
export function GradedDots({ graded, questions }: Pick<Result, "graded" | "questions">) {
  return (
    <div className={s.dots} role="img" aria-label={text.graded(graded.length)}>
      {NUMBERS.map((number) => {
        const question = questions.find((one) => one.number === number);
        const score = question ? shownScore(question) : null;
        return (
          <span
            key={number}
            className={s.dot}
            style={{ transitionDelay: `${number * STEP_MS}ms` }}
            data-graded={graded.includes(number) || undefined}
            data-grade={score === null ? undefined : gradeOf(score)}
          >
            {question ? (score ?? "–") : number}
          </span>
        );
      })}
    </div>
  );
}
