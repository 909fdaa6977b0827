import { errorMessage } from "@dryrun/api-client/errors";
import { QUIZ_REQUIRED } from "@dryrun/domain/applications/messages";
import { Navigate } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import { noticeState } from "../../shared/notice.tsx";

/** The server keeps jobs for those who passed the quiz: the others go there and read why. */
export function ToQuiz({ error }: { error: unknown }) {
  return <Navigate to={paths.quiz} replace state={noticeState("info", errorMessage(error, QUIZ_REQUIRED))} />;
}
