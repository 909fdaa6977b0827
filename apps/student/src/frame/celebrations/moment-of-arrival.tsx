import { useChunk } from "@dryrun/design-system/use-chunk";
import { useArrivalState } from "../../shared/notice.tsx";
import { PASSED_ATTEMPT } from "../../shared/quiz/passed-attempt.ts";

const load = () => import(/* webpackChunkName: "moments" */ "./quiz-passed.tsx");

/** Shows the celebration of a passed quiz once, over the page that opens after it. */
export function MomentOfArrival() {
  const [attemptId, close] = useArrivalState<string>(PASSED_ATTEMPT);
  const { module } = useChunk(attemptId !== undefined, load);
  return attemptId && module ? <module.QuizPassed attemptId={attemptId} onClose={close} /> : null;
}
