import { useChunk } from "@dryrun/design-system/use-chunk";
import { useArrivalState } from "../../shared/notice.tsx";
import { PASSED_ATTEMPT } from "../../shared/quiz/passed-attempt.ts";

const load = () => import("./quiz-passed.tsx");

/** Over the page that a passed quiz leads to: the moment of it, once. */
export function MomentOfArrival() {
  const [attemptId, close] = useArrivalState<string>(PASSED_ATTEMPT);
  const { module } = useChunk(attemptId !== undefined, load);
  return attemptId && module ? <module.QuizPassed attemptId={attemptId} onClose={close} /> : null;
}
