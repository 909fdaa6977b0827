import { OVERLOADED } from "@dryrun/domain/system/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import { batchCalls, SHORT } from "../../db/batching/batched.ts";
import { AppError } from "../../errors/app-error.ts";
import { CHANGES_CHANNEL, type Position, readChanges, readPosition } from "../changes-queries.ts";
import type { StepDeps } from "../keep-in-step.ts";
import type { Found, Search, SearchQuery } from "../search.ts";
import { createSteps } from "../steps.ts";
import { MOST_CALLS, type SearchAnswers, type SearchCall, type SearchState, searchPath } from "./wire.ts";

/** The search processes, the preferred one first, and the secret that they share with the API. */
export interface SearchPlace {
  urls: readonly string[];
  secret: string;
}

/** Longer than any search; then the next process is asked. */
const TIMEOUT_MS = 5 * SECOND_MS;
const NO_STATE: SearchState = { isReady: false, ageMs: 0, rows: 0, bytes: 0 };

/** Sends requests to the first process that answers, which stays the preferred one. */
function createAsking(what: string, { urls, secret }: SearchPlace) {
  let preferred = 0;
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  return async function ask<T>(body?: object): Promise<T> {
    let fault: unknown;
    for (let tried = 0; tried < urls.length; tried++) {
      const at = (preferred + tried) % urls.length;
      const request = body ? { method: "POST", body: JSON.stringify(body) } : {};
      try {
        const answer = await fetch(`${urls[at]}${searchPath(what)}`, {
          ...request,
          headers,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        if (!answer.ok) throw new Error(`the search process answered ${answer.status}`);
        const json = (await answer.json()) as T;
        preferred = at;
        return json;
      } catch (error) {
        fault = error;
      }
    }
    throw fault;
  };
}

type Ask = ReturnType<typeof createAsking>;
type Call = (call: SearchCall) => Promise<SearchAnswers["answers"][number]>;

/** Follows the ids of changed rows, and the state of the search process, each second. */
function createFollowing(what: string, { database, onError, onChange }: StepDeps, ask: Ask, call: Call) {
  let state = { ...NO_STATE, at: performance.now() };
  let position: Position | undefined;
  let known: ReadonlySet<string> = new Set();
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();

  async function followChanges() {
    position ??= await readPosition(database.db);
    const { changes, position: next } = await readChanges(database.db, what, position);
    const ids = [...new Set(changes.flatMap(({ seq, id }) => (known.has(seq) ? [] : [id])))];
    if (ids.length > 0) {
      await call({ catchUp: true }); // before the caches ask again
      onChange?.(ids);
    }
    position = next;
    known = new Set(changes.map(({ seq }) => seq));
  }
  const steps = createSteps(async () => {
    const current = await ask<SearchState>();
    if (!current.isReady) return;
    state = { ...current, at: performance.now() };
    await followChanges();
    markReady();
  }, onError);
  return { steps, ready, state: () => state };
}

/**
 * Asks search processes instead of holding an index. This process follows the ids of changed rows only, for its own
 * caches.
 *
 * @param what which search: `jobs` or `candidates`
 */
export function createRemoteSearch(what: string, place: SearchPlace, deps: StepDeps): Search {
  const { database, onError } = deps;
  const ask = createAsking(what, place);
  const call = batchCalls(async (calls: readonly SearchCall[]) => (await ask<SearchAnswers>({ calls })).answers, {
    ...SHORT,
    maxBatchSize: MOST_CALLS,
  });
  const request = async (one: SearchCall) => {
    try {
      return await call(one);
    } catch (error) {
      onError(error);
      throw new AppError("OVERLOADED", OVERLOADED);
    }
  };
  const { steps, ready, state } = createFollowing(what, deps, ask, call);
  let isStarted = false;
  let stopListening = async () => {};

  return {
    async correct(kinds, words, timesAsOften) {
      return (await request({ correct: { kinds, words, timesAsOften } })) as string[];
    },
    find: async (query: SearchQuery) => (await request({ find: query })) as Found,
    catchUp: async () => {
      if (isStarted) await steps.now();
    },
    start() {
      isStarted = true;
      void database
        .listen(CHANGES_CHANNEL, () => void steps.now())
        .then((stop) => {
          stopListening = stop;
        }, onError);
      void steps.now();
      steps.start();
    },
    async stop() {
      await stopListening();
      await steps.stop();
    },
    ready,
    // Without a search process only searches fail. If this process were not ready, the proxy would send it no calls at all.
    isReady: () => true,
    ageMs: () => state().ageMs + performance.now() - state().at,
    extent: () => ({ rows: state().rows, bytes: state().bytes }),
  };
}
