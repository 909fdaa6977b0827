import { useStudentQuizAttemptQuery } from "@dryrun/api-client/quiz/student";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import * as words from "../../../messages.en-in.ts";
import { AfterFail } from "./after-fail.tsx";
import { QuizBars } from "./quiz-bars.tsx";

interface LastFailProps {
  attemptId: string;
  /** When the next paper may be opened; null if now. */
  nextPaperAt: string | null;
}

/** The newest quiz, which was not passed. */
export function LastFail({ attemptId, nextPaperAt }: LastFailProps) {
  const { data } = useStudentQuizAttemptQuery({ params: { id: attemptId } });
  return data ? (
    <>
      <AfterFail attempt={data} nextPaperAt={nextPaperAt} />
      <QuizBars answers={data.answers} />
    </>
  ) : (
    <Skeleton label={words.loading.page} count={1} />
  );
}
