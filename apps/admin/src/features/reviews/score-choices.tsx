import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { MAX_QUESTION_SCORE, SCORE_STEP } from "@dryrun/domain/admin/limits";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { messages } from "../../messages.en-in.ts";
import type { Review } from "./review.ts";
import * as s from "./reviews.module.css";

const text = messages.review;

/** Returns the scores from the current one up to the highest, in halves; a lower one cannot be chosen. */
function choicesFrom({ score, assessed }: Review["questions"][number]) {
  const steps = Math.round((MAX_QUESTION_SCORE - score) / SCORE_STEP);
  return Array.from({ length: steps + 1 }, (_, index) => score + index * SCORE_STEP).map((value) => ({
    value: String(value),
    label: value > score ? text.outOf(value) : text.stays(assessed ? value : null),
  }));
}

interface ScoreChoicesProps {
  questions: Review["questions"];
  /** The chosen scores by question number. */
  raised: Readonly<Record<number, number>>;
  onRaise: (number: number, to: number) => void;
}

/** Each graded answer with the scores that it can get. */
export function ScoreChoices({ questions, raised, onRaise }: ScoreChoicesProps) {
  return questions.map((question) => (
    <GradedQuestion key={question.number} question={question} isOpen={false} answerTitle={text.answer}>
      <div className={s.score}>
        <Field label={text.newScore(question.number)}>
          <Select
            options={choicesFrom(question)}
            value={String(raised[question.number] ?? question.score)}
            onValue={(value) => onRaise(question.number, Number(value))}
          />
        </Field>
      </div>
    </GradedQuestion>
  ));
}
