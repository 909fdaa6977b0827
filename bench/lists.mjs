// The lists of a company with many applications and people, its activity log, and Find.
import { ENTRIES_PER_APPLICATION } from "./load/company.mjs";

/** Recruiters of one company who page without a pause. */
const RECRUITERS = 4;
const LIST_MS = 20;
const TWO_FILTERS_MS = 18;
const LOG_MS = 10;
const FIND_MS = 60;
const grouped = (count) => count.toLocaleString("en-IN");

const NAMES = ["asha", "verma", "ravi sharma", "meera na", "khan", "jo", "fern"];
/** Returns each filter of a list with some of its values. */
const listFilters = (jobs) => ({
  all: [""],
  status: ["pending", "accepted", "rejected", "live"].map((status) => `status=${status}`),
  stage: ["new", "reading", "shortlist", "call", "offer"].map((stage) => `status=pending&stage=${stage}`),
  verdict: ["Pass", "Review", "Rejected"].map((verdict) => `verdict=${verdict}`),
  unread: ["interview=unread", "unopened=true"],
  score: ["sort=score", "scoreFrom=80", "scoreFrom=40&scoreTo=60&sort=score", "topic=excel&topicFrom=70"],
  job: jobs.slice(0, 5).map(({ id }) => `jobId=${id}`),
  name: NAMES.map((name) => `name=${encodeURIComponent(name)}`),
  tag: ["strong", "second%20round", "pune"].map((tag) => `tag=${tag}`),
});
const FOUND = [
  "as",
  "asha",
  "asha verma",
  "sharma",
  "jo",
  "data",
  "data analyst",
  "pune",
  "asha analyst",
  "nobody here",
];
const PAGES = 3;

export async function measureLog({ ask, client, sizes }) {
  const { rows: applications } = await client.query("select id from applications order by id limit 500");
  const { rows: jobs } = await client.query("select id from jobs limit 20");
  const paths = [
    ...applications.map(({ id }) => `/api/emp/jobs/application/${id}/activity`),
    ...jobs.map(({ id }) => `/api/emp/jobs/${id}/activity`),
  ];
  const { p95, p50, perSecond, times } = await ask(paths, sizes.seconds / 2, { connections: RECRUITERS });
  const entries = grouped(sizes.applications * ENTRIES_PER_APPLICATION);
  return {
    what: `activity log of ${entries} entries`,
    measured: `p95 ${p95} ms, median ${p50} ms, ${perSecond.toFixed(0)}/s`,
    goal: `p95 < ${LOG_MS} ms`,
    holds: p95 < LOG_MS,
    ...times,
  };
}

/** `connections`: those that `ask` uses by default, which keep both cores busy. */
export async function measureApplications({ ask, client, sizes, connections }) {
  const { rows: jobs } = await client.query("select id from jobs limit 20");
  const filters = listFilters(jobs);
  const paged = (queries) =>
    queries.flatMap((query) => Array.from({ length: PAGES }, (_, index) => `${query}&limit=25&page=${index + 1}`));
  const single = paged(Object.values(filters).flat());
  const kinds = Object.values(filters).slice(1);
  const pairs = kinds.flatMap((one, index) =>
    kinds.slice(index + 1).flatMap((other) =>
      // A stage implies its status.
      one === filters.status && other === filters.stage
        ? []
        : one.flatMap((a) => other.slice(0, 2).map((b) => `${a}&${b}`)),
    ),
  );
  const pathsOf = (asked) => asked.map((query) => `/api/emp/jobs/applications?${query}`);
  const counts = [...single.slice(0, 40), ...pairs.slice(0, 200)].map((query) => {
    const params = new URLSearchParams(query);
    for (const key of ["status", "stage", "sort", "page", "limit"]) params.delete(key);
    return `/api/emp/jobs/applications/counts?${params}`;
  });
  await ask(pathsOf(single), sizes.seconds / 4);
  const one = await ask(pathsOf(single), sizes.seconds / 2, { connections: RECRUITERS });
  const two = await ask(pathsOf(paged(pairs)), sizes.seconds, { connections: RECRUITERS });
  const counted = await ask(counts, sizes.seconds / 2, { connections: RECRUITERS });
  const finds = FOUND.map((q) => `/api/emp/find?q=${encodeURIComponent(q)}`);
  const found = await ask(finds, sizes.seconds / 2, { connections: RECRUITERS });
  const crowded = await ask(pathsOf(single), sizes.seconds / 2);
  const row = (which, { p95, p50, perSecond, times }, isReported = false, most = LIST_MS) => ({
    what: which,
    measured: `p95 ${p95} ms, median ${p50} ms, ${perSecond.toFixed(0)}/s`,
    goal: isReported ? "reported" : `p95 < ${most} ms`,
    holds: isReported || p95 < most,
    ...times,
  });
  return [
    row("lists by one of eight filters", one),
    row("lists by two of these", two, false, TWO_FILTERS_MS),
    row("counts over a list", counted, true),
    row("Find, with as many invitations", found, false, FIND_MS),
    row(`lists by one filter, ${connections} connections`, crowded, true),
  ];
}
