import { useStudentQuizAttemptQuery } from "@dryrun/api-client/quiz/student";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { QUIZ_PASS_PERCENT } from "@dryrun/domain/quiz/limits";
import * as words from "../../../messages.en-in.ts";
import { topicsOf, weakestOf } from "./topics.ts";

/** After a failed paper: the score and what to study first. */
export function FailedNotice({ attemptId, onClose }: { attemptId: string; onClose: () => void }) {
  const { data } = useStudentQuizAttemptQuery({ params: { id: attemptId } });
  if (!data) return null;
  const weakest = weakestOf(topicsOf(data.answers));
  return (
    <Banner tone="warning" onClose={onClose}>
      {words.quiz.failedWith(data.score, QUIZ_PASS_PERCENT)}{" "}
      {weakest && words.quiz.weakest(weakest.topic, weakest.correct, weakest.total)}
    </Banner>
  );
}
