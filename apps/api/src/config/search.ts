import type { SearchPlace } from "../search/remote/remote-search.ts";
import { choiceOf, StartError, secretOf, urlOf } from "./values.ts";

/** Where this process searches, and whether it only searches for others. */
export interface SearchSettings {
  /** Serves its searches to API processes, and nothing else. */
  isOnly: boolean;
  /** The search processes; undefined: the searches are in the memory of this process. */
  place: SearchPlace | undefined;
  secret: string | undefined;
}

const MOST_PROCESSES = 8;

/** Reads one address after the other, separated by commas. */
function urlsOf(env: NodeJS.ProcessEnv): string[] {
  const listed = (env.SEARCH_URL ?? "").split(",").filter((one) => one.trim() !== "");
  if (listed.length > MOST_PROCESSES) throw new StartError(`SEARCH_URL names at most ${MOST_PROCESSES} processes.`);
  return listed.map((one) => {
    const url = urlOf({ SEARCH_URL: one.trim() }, "SEARCH_URL", ["http:", "https:"]) ?? "";
    return url.replace(/\/$/, "");
  });
}

export function searchOf(env: NodeJS.ProcessEnv): SearchSettings {
  const isOnly = choiceOf(env, "SEARCH", ["own", "only"]) === "only";
  const listed = urlsOf(env);
  const urls = isOnly ? [] : listed; // all processes of a machine share their environment file
  const secret = secretOf(env, "SEARCH_SECRET");
  if ((isOnly || urls.length > 0) && !secret) throw new StartError("SEARCH=only and SEARCH_URL need SEARCH_SECRET.");
  return { isOnly, place: urls.length > 0 && secret ? { urls, secret } : undefined, secret };
}
