import { errorCode } from "@dryrun/api-client/errors";
import { useStudentPaperQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { QUIZ_LOAD_FAILED } from "@dryrun/domain/quiz/messages";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { Navigate, useNavigate } from "@dryrun/remote-kit/router";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { PageAlert } from "../../../shared/page-alert.tsx";
import { useSavedAnswers } from "../../../shared/quiz/use-saved-answers.ts";
import { QuizPaper } from "./quiz-paper.tsx";

/** The open paper. Refetched on each visit: the cached one may have been submitted or replaced. */
export function QuizPage({ store = draftStore }: { store?: DraftStore }) {
  const navigate = useNavigate();
  // Always from the server: opening the page begins or continues the paper.
  const { data, error, isFetching } = useStudentPaperQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isFetching) return <Skeleton label={words.loading.page} count={5} shape="row" />;
  if (errorCode(error) === "TOO_MANY_REQUESTS") return <Navigate to={paths.quiz} replace />; // shows the reason and the end of the limit
  if (error || !data) return <PageAlert isOpen message={QUIZ_LOAD_FAILED} onClose={() => void navigate(paths.login)} />;
  return <WithAnswers key={data.paperId} paper={data} store={store} />;
}

function WithAnswers({ paper, store }: { paper: Parameters<typeof QuizPaper>[0]["paper"]; store: DraftStore }) {
  const user = useUser();
  const answers = useSavedAnswers(user._id, paper.paperId, store);
  if (!answers.kept) return <Skeleton label={words.loading.page} count={5} shape="row" />;
  return <QuizPaper paper={paper} kept={answers.kept} onChange={answers.change} onDone={answers.forget} />;
}
