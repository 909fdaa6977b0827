import { useStudentQuizHistoryQuery } from "@dryrun/api-client/quiz/student";
import { useUser } from "@dryrun/auth/user-context";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { useEffect, useState } from "react";
import { countAnswered } from "./use-saved-answers.ts";

/** Returns how many questions of the open paper are answered on this device; 0 without an open paper. */
export function useBegunQuiz(
  isSkipped: boolean,
  store: DraftStore = draftStore,
): { answered: number; isLoading: boolean } {
  const { _id: userId } = useUser();
  const { data, isLoading } = useStudentQuizHistoryQuery(undefined, {
    skip: isSkipped,
  });
  const paperId = data?.openPaperId ?? null;
  const [counted, setCounted] = useState<{ paperId: string; answered: number }>();
  useEffect(() => {
    if (!paperId) return;
    let isHere = true;
    void countAnswered(userId, paperId, store).then((answered) => isHere && setCounted({ paperId, answered }));
    return () => {
      isHere = false;
    };
  }, [userId, paperId, store]);
  const isCounted = paperId === null || counted?.paperId === paperId;
  return {
    answered: paperId && counted?.paperId === paperId ? counted.answered : 0,
    isLoading: !isSkipped && (isLoading || !isCounted),
  };
}
