import { TopicBars } from "@dryrun/design-system/charts/topic-bars";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/rules";
import * as words from "../../../messages.en-in.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { barsOf, topicsOf } from "../../../shared/quiz/topics.ts";

/** Shows the share of correct answers in each topic, with the pass mark. */
export const QuizBars = ({ answers }: Pick<Attempt, "answers">) => (
  <TopicBars
    bars={barsOf(topicsOf(answers))}
    mark={{ percent: QUIZ_PASS_PERCENT, text: words.quiz.passMark(QUIZ_PASS_PERCENT) }}
    title={words.quiz.byTopic}
    columns={words.quiz.topicColumns}
    headingLevel={2}
  />
);
