import { useEmployerApplicationQuery } from "@dryrun/api-client/applications/employer";
import { useEmployerInterviewQuery } from "@dryrun/api-client/interviews/employer";
import type { Application, Interview } from "../../../shared/answers.ts";

export interface Compared {
  application: Application;
  /** Null if none was sent, or it can no longer be read. */
  interview: Interview | null;
}

/** Loads one candidate of the comparison. */
function useOne(id: string | undefined) {
  const arg = { params: { applicationId: id ?? "" } };
  const application = useEmployerApplicationQuery(arg, { skip: id === undefined });
  const foundApplication = application.currentData?.application;
  const interview = useEmployerInterviewQuery(arg, {
    skip: !foundApplication?.interviewCompleted || foundApplication.email === "",
  });
  return {
    compared: foundApplication && { application: foundApplication, interview: interview.currentData ?? null },
    isLoading: application.isLoading || interview.isLoading,
    error: application.error,
    retry: () => {
      if (id !== undefined) void application.refetch();
    },
  };
}

/** Returns the candidates in the order of the ids, without deleted ones. */
export function useCompared([a, b, c, d, e]: readonly string[]) {
  const places = [useOne(a), useOne(b), useOne(c), useOne(d), useOne(e)]; // as many as MOST_COMPARED
  return {
    candidates: places.flatMap(({ compared }): Compared[] => (compared ? [compared] : [])),
    isLoading: places.some(({ isLoading }) => isLoading),
    error: places.find(({ error }) => error !== undefined)?.error,
    retry: () => {
      for (const place of places) place.retry();
    },
  };
}
