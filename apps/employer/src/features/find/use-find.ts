import { useEmployerTeamQuery } from "@dryrun/api-client/company/employer";
import { useEmployerFindQuery } from "@dryrun/api-client/company/find";
import { FIND_FROM } from "@dryrun/domain/company/find/schema";
import { useEffect, useState } from "react";

const PAUSE_MS = 200;

/** Searches during typing, after a short pause. Only the answer to the newest words is returned. */
export function useFind(typed: string) {
  const words = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isEnough = words.length >= FIND_FROM;
  const isAsked = isEnough && words === asked;
  const { currentData, error, isFetching, refetch } = useEmployerFindQuery({ query: { q: words } }, { skip: !isAsked });
  return {
    words,
    isEnough,
    found: isAsked ? currentData : undefined,
    isWaiting: isEnough && (!isAsked || isFetching),
    error: isAsked && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Returns the people of the company, once they are wanted; none if they cannot be loaded. */
export function useColleagues(areWanted: boolean) {
  const { data, isLoading } = useEmployerTeamQuery(undefined, { skip: !areWanted });
  return { people: data?.people ?? [], isWaiting: isLoading };
}
