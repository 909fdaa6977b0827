import { errorMessage } from "@dryrun/api-client/errors";
import { QUIZ_REQUIRED } from "@dryrun/domain/quiz/required";
import { Navigate } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import { noticeState } from "../../shared/notice.tsx";

/** Jobs are for students who passed the quiz: others are redirected there with the reason. */
export function ToQuiz({ error }: { error?: unknown }) {
  return <Navigate to={paths.quiz} replace state={noticeState("info", errorMessage(error, QUIZ_REQUIRED))} />;
}
