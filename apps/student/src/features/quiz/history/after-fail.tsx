import { buttonClass } from "@dryrun/design-system/actions/button";
import { Card } from "@dryrun/design-system/pages/card";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { practise } from "../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { topicOf } from "../../../shared/practise/topic-of.ts";
import { topicsOf, weakestOf } from "../../../shared/quiz/topics.ts";
import * as s from "./after-fail.module.css";
import { WRONG_ONES } from "./attempt-answers.tsx";

const text = words.quiz;

export interface AfterFailProps {
  attempt: Attempt;
  /** When the next paper may be opened; null if now. */
  nextPaperAt: string | null;
}

/** After a failed quiz: what to read, what to practise, and when the next attempt is possible. */
export function AfterFail({ attempt, nextPaperAt }: AfterFailProps) {
  const { _id, score, answers } = attempt;
  const weakest = weakestOf(topicsOf(answers));
  const topic = weakest && topicOf(weakest.topic);
  const wrong = answers.filter(({ isCorrect }) => !isCorrect).length;
  return (
    <Card as="section" headingLevel={2} title={text.afterFail}>
      <div className={s.text}>
        <p role="status">
          {text.failedWith(score, QUIZ_PASS_PERCENT)}{" "}
          {weakest && text.weakest(weakest.topic, weakest.correct, weakest.total)}
        </p>
        <div className={s.actions}>
          {topic && (
            <PractiseButton variant="primary" wanted={{ topic, from: { quiz: _id } }}>
              {practise.topic(topic)}
            </PractiseButton>
          )}
          <Link className={buttonClass()} to={`${paths.quizAttempt(_id)}#${WRONG_ONES}`}>
            {text.reviewWrong(wrong)}
          </Link>
        </div>
        <p>
          {nextPaperAt ? (
            text.nextTry(nextPaperAt)
          ) : (
            <Link to={paths.quiz} className="lone-link">
              {text.tryAgain}
            </Link>
          )}
        </p>
      </div>
    </Card>
  );
}
