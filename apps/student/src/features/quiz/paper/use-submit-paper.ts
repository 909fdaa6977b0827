import { errorCode } from "@dryrun/api-client/errors";
import { useStudentSubmitQuizMutation } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { PAPER_SUBMITTED, SUBMISSION_FAILED } from "@dryrun/domain/quiz/messages";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Paper } from "../../../shared/answers.ts";
import { noticeState } from "../../../shared/notice.tsx";
import { PASSED_ATTEMPT } from "../../../shared/quiz/passed-attempt.ts";
import type { Kept } from "../../../shared/quiz/use-saved-answers.ts";

/** The key of the navigation state for the history after a failed paper. */
export const FAILED_ATTEMPT = "failedAttempt";

/** Submits a paper. A pass opens the jobs, a fail the history; a failed request keeps the answers. */
export function useSubmitPaper(paper: Paper, kept: Kept, forget: () => Promise<void>) {
  const navigate = useNavigate();
  const { passedQuiz } = useUser();
  const [send, { isLoading }] = useStudentSubmitQuizMutation();
  const [failure, setFailure] = useState<string>();

  async function submit() {
    setFailure(undefined);
    const answers = paper.questions.map(({ id }) => ({ questionId: id, selected: kept.selected[id] ?? "" }));
    const { data, error } = await send({ body: { answers } });
    if (data?.result === "pass") {
      void forget();
      const notice = noticeState("success", words.quiz.passed(data.score));
      const state = passedQuiz ? notice : { ...notice, [PASSED_ATTEMPT]: data.attemptId };
      return navigate(paths.jobs, { replace: true, state });
    }
    if (data) {
      void forget();
      return navigate(paths.quizzes, { replace: true, state: { [FAILED_ATTEMPT]: data.attemptId } });
    }
    if (errorCode(error) === "PAPER_SUBMITTED") {
      void forget(); // submitted in another tab
      return navigate(paths.quizzes, { replace: true, state: noticeState("info", PAPER_SUBMITTED) });
    }
    if (errorCode(error) === "VALIDATION") {
      void forget(); // replaced elsewhere after a day: these questions are obsolete
      return navigate(paths.quiz, { replace: true, state: noticeState("warning", words.quiz.replaced) });
    }
    setFailure(SUBMISSION_FAILED);
  }
  return { submit, isSubmitting: isLoading, failure };
}
