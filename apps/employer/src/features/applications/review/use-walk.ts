import { useAskApplications } from "@dryrun/api-client/applications/employer";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { useLiveParams } from "@dryrun/remote-kit/use-live-params";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { CANDIDATE_PARAM, REVIEW_PARAM } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import type { ApplicationQuery } from "../../../shared/use-application-filter.ts";

/** Rows per request. */
const STEP = 25;
/** More rows load when at most this many follow. */
const AHEAD = 5;

/** A row of the walk: the list's data about an application. */
export interface Entry
  extends Pick<ListedApplication, "_id" | "fullName" | "jobId" | "status" | "stage" | "stageName" | "interview"> {
  /** The status was set on this page; the last answer about the application may be older. */
  isOwn?: boolean;
}

/** Whether a decision is due. `known`: the status in the last answer about the application, if there is one. */
export const isDue = ({ status, isOwn }: Entry, known: Entry["status"] | undefined) =>
  status === "pending" && (known === "pending" || (known !== undefined && isOwn === true));

interface Walk {
  rows: readonly Entry[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** The total of the whole list at the last request. */
  total: number;
}
const NOTHING: Walk = { rows: [], hasBefore: false, hasAfter: false, total: 0 };

const entryOf = ({ _id, fullName, jobId, status, stage, stageName, interview }: Entry): Entry => ({
  _id,
  fullName,
  jobId,
  status,
  stage,
  stageName,
  interview,
});

/** Loads parts of the filtered list relative to a candidate, so that rows that leave the list shift nothing. */
function useParts(filter: ApplicationQuery) {
  const ask = useAskApplications();
  const part = async (beside: { after?: string; before?: string }) => {
    const query = { ...filter, ...beside, page: 1, limit: STEP };
    const { applications, hasMore, total } = await ask.list({ query });
    return { rows: applications.map(entryOf), hasMore, total };
  };
  return {
    part,
    /** Loads the list from its beginning, or around a candidate that a link names. */
    async begin(candidate: string | null): Promise<Walk> {
      if (candidate === null) {
        const { rows, hasMore, total } = await part({});
        return { rows, hasBefore: false, hasAfter: hasMore, total };
      }
      const params = { applicationId: candidate };
      const [{ application }, before, after] = await Promise.all([
        ask.one({ params }),
        part({ before: candidate }),
        part({ after: candidate }),
      ]);
      return {
        rows: [...before.rows, entryOf(application), ...after.rows],
        hasBefore: before.hasMore,
        hasAfter: after.hasMore,
        total: after.total,
      };
    },
  };
}

/** Starts the walk, and restarts it with another filter or after a failure. */
function useBeginning(filter: ApplicationQuery, current: string | null, show: (id: string) => void) {
  const [walk, setWalk] = useState<Walk>();
  const [error, setError] = useState<unknown>();
  const { begin, part } = useParts(filter);
  const [attempt, setAttempt] = useState({ count: 0, from: current });
  const start = useEffectEvent(async (isHere: () => boolean, from: string | null) => {
    try {
      const begun = await begin(from);
      if (!isHere()) return;
      setWalk(begun);
      const [first] = begun.rows;
      if (from === null && first) show(first._id);
    } catch (fault) {
      if (isHere()) setError(fault);
    }
  });
  const filterKey = JSON.stringify(filter);
  useEffect(() => {
    let isHere = true;
    void start(() => isHere, attempt.from);
    return () => {
      isHere = false;
    };
  }, [filterKey, attempt]);
  return {
    walk,
    setWalk,
    error,
    part,
    /** Starts at the beginning of the list, without the candidate of a dead link. */
    restart() {
      setError(undefined);
      setWalk(undefined);
      setAttempt(({ count }) => ({ count: count + 1, from: null }));
    },
  };
}

/** Longer than a press and its paint, because rendering the page for a new address costs more than showing the candidate. */
const ADDRESS_MS = 150;

/** Returns the shown candidate, and writes it to the address when no other is requested for a moment. */
function useShown() {
  const [params] = useSearchParams();
  const setParams = useLiveParams();
  const named = params.get(CANDIDATE_PARAM);
  const [asked, show] = useState<string | null>(null);
  // The address is written late: it may name an earlier candidate that this page wrote before the current request.
  const [written] = useState(() => new Set<string | null>());
  const [lastNamed, setLastNamed] = useState(named);
  if (named !== lastNamed) {
    setLastNamed(named);
    if (named === asked || !written.has(named)) show(null);
  }
  const write = useEffectEvent((id: string) => {
    written.add(id);
    setParams(
      (next) => {
        if (!next.has(REVIEW_PARAM)) return undefined; // the person has returned to the list, which has the same path
        next.set(CANDIDATE_PARAM, id);
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => write(asked), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return [asked ?? named, show] as const;
}

/** The walk through a filtered list, all its pages, and the shown candidate, which the address names. */
export function useWalk(filter: ApplicationQuery) {
  const [current, show] = useShown();
  const { walk, setWalk, error, part, restart } = useBeginning(filter, current, show);
  const { rows, hasBefore, hasAfter, total } = walk ?? NOTHING;
  const at = rows.findIndex(({ _id }) => _id === current);
  useGrowth({ walk, at, part, setWalk });
  /** Updates a row with data that is newer than its list. */
  const patch = useCallback(
    (id: string, change: Partial<Entry>) =>
      setWalk(
        (kept) => kept && { ...kept, rows: kept.rows.map((row) => (row._id === id ? { ...row, ...change } : row)) },
      ),
    [setWalk],
  );
  const changeStage = useCallback(
    (id: string, stage: string, stageName: string) => patch(id, { stage, stageName }),
    [patch],
  );
  return {
    rows,
    at,
    current: rows[at],
    hasBefore,
    hasAfter,
    total,
    isLoading: walk === undefined && error === undefined,
    error,
    restart,
    show,
    /** Returns false at the end of the loaded rows. */
    move(by: 1 | -1) {
      const next = rows[at + by];
      if (next) show(next._id);
      return next !== undefined;
    },
    patch,
    changeStage,
  };
}
export type WalkState = ReturnType<typeof useWalk>;

interface Growth {
  walk: Walk | undefined;
  at: number;
  part: ReturnType<typeof useParts>["part"];
  setWalk: (change: (kept: Walk | undefined) => Walk | undefined) => void;
}

/** Loads following or preceding rows before the walk arrives there. A failure is retried at the next step. */
function useGrowth({ walk, at, part, setWalk }: Growth) {
  const rows = walk?.rows ?? [];
  const needsAfter = Boolean(walk?.hasAfter) && at >= rows.length - AHEAD;
  const needsBefore = Boolean(walk?.hasBefore) && at >= 0 && at < AHEAD;
  const last = rows.at(-1)?._id;
  const first = rows[0]?._id;
  const grow = useEffectEvent(async (isHere: () => boolean, side: "after" | "before", id: string) => {
    const neighbour = await part({ [side]: id }).catch(() => undefined);
    if (!neighbour || !isHere()) return;
    const { rows: more, hasMore } = neighbour;
    setWalk((kept) => {
      if (!kept) return kept;
      const known = new Set(kept.rows.map(({ _id }) => _id));
      const fresh = more.filter(({ _id }) => !known.has(_id));
      return side === "after"
        ? { ...kept, rows: [...kept.rows, ...fresh], hasAfter: hasMore }
        : { ...kept, rows: [...fresh, ...kept.rows], hasBefore: hasMore };
    });
  });
  // Each step retries after a failure.
  useEffect(() => {
    if (!needsAfter || !last) return;
    let isHere = true;
    void grow(() => isHere, "after", last);
    return () => {
      isHere = false;
    };
  }, [needsAfter, last, at]);
  useEffect(() => {
    if (!needsBefore || !first) return;
    let isHere = true;
    void grow(() => isHere, "before", first);
    return () => {
      isHere = false;
    };
  }, [needsBefore, first, at]);
}
