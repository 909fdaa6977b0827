import { useStudentCheckSubmittedQuery } from "@dryrun/api-client/interviews/student";
import { useEffect } from "react";
import { words } from "../../messages.en-in.ts";

/** Whether the company's website is open: from the hand-in of the application's mock interview on. */
export function useIsUnlocked(applicationId: string | null): boolean {
  const { data, error } = useStudentCheckSubmittedQuery(
    { query: { applicationId: applicationId ?? "" } },
    { skip: applicationId === null, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (error) console.error(words.job.interviewCheckFailed, error);
  }, [error]);
  return data?.submitted === true;
}
