// Measures what a student waits for: the server's time for the pages' calls and the load of the pages on a slow
// phone, for a student with 5,000 applications and a profile at every length limit against an ordinary one, in the
// same run on PostgreSQL.
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { startPostgres } from "../tools/postgres.mjs";
import { assembleSite } from "../tools/site.mjs";
import { twoStudents } from "./load/students.mjs";
import { loadSlowly, openBrowser } from "./network/slow-phone.mjs";
import { percentile, summarise } from "./timing/samples.mjs";

const WORLD = { applications: 5000, copies: 100, few: 8 };
const ASKED = 200;
const RUNS = 5;
const KB = 1024;
const LCP_MS = 2300;
const CLS = 0.05;
const SCRIPT_KB = 220;
/** The maximum ratio to the ordinary student's time: half as slow again, plus the clock's resolution. */
const SLOWER = 1.5;
const NOISE_MS = 1;
/** The 95th percentile for a profile at every limit, which is 1.2 MB of JSON. */
const LARGEST_PROFILE_MS = 40;

const lastPage = Math.ceil(WORLD.applications / 6);
const CALLS = [
  { what: "job list", of: () => "/jobs" },
  { what: "my applications, page 1", of: () => "/my-applications?page=1&limit=6" },
  {
    what: "my applications, last page",
    of: (who) => `/my-applications?page=${who === "large" ? lastPage : Math.ceil(WORLD.few / 6)}&limit=6`,
  },
  { what: "one application's full text", of: (_, ids) => `/my-applications/${ids.at(-1)}`, isLarge: true },
  { what: "Today: the newest 100 applications", of: () => "/my-applications?page=1&limit=100", isMore: true },
  { what: "Today: interviews", of: () => "/mock-interview/history?page=1&limit=6" },
  { what: "every page: the profile's completion", of: () => "/profile/completion-status" },
  { what: "profile", of: () => "/profile/me", isLarge: true },
];

/** Returns the milliseconds to the last byte of a compressed answer, without its decompression, which is the client's work. */
const timed = (url, token) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}`, "accept-encoding": "gzip" };
    http
      .get(url, { headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`GET ${url}: ${response.statusCode}`));
        response.resume().on("end", () => resolve(performance.now() - began));
      })
      .on("error", reject);
  });

/** Measures calls of both students in turn, so that both have the same load. */
async function measureCalls(url, tokens) {
  const read = async (who, to) => {
    const answer = await fetch(`${url}/api${to}`, { headers: { authorization: `Bearer ${tokens[who]}` } });
    return answer.text();
  };
  const ids = {};
  for (const who of ["ordinary", "large"]) {
    const { applications } = JSON.parse(await read(who, "/my-applications?page=1&limit=6"));
    ids[who] = applications.map(({ _id }) => _id);
  }
  const rows = [];
  for (const { what, of, isLarge, isMore } of CALLS) {
    const times = { ordinary: [], large: [] };
    const size = (await read("large", of("large", ids.large))).length;
    for (let round = 0; round < ASKED; round++)
      for (const who of ["ordinary", "large"]) {
        const ms = await timed(`${url}/api${of(who, ids[who])}`, tokens[who]);
        if (round >= ASKED / 10) times[who].push(ms); // the first rounds warm up
      }
    const [usual, large, p95] = [
      percentile(times.ordinary, 0.5),
      percentile(times.large, 0.5),
      percentile(times.large, 0.95),
    ];
    // A hundred applications are more data than eight.
    const most = isLarge ? LARGEST_PROFILE_MS : usual * (isMore ? 4 : SLOWER) + NOISE_MS;
    const compared = isLarge ? p95 : large;
    rows.push({
      what,
      measured: `median ${large.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(size / KB).toFixed(0)} KB`,
      baseline: `${usual.toFixed(1)} ms`,
      goal: `${isLarge ? "p95" : "median"} < ${most.toFixed(1)} ms`,
      holds: compared < most,
      ...summarise(times.large, "ms", 1),
    });
  }
  return { rows, ids };
}

async function measurePages(browser, url, tokens, ids) {
  const pages = {
    "my applications": () => "/student/my-applications",
    application: (who) => `/student/my-applications/${ids[who][0]}`,
    profile: () => "/student/profile",
    Today: () => "/student",
  };
  const rows = [];
  for (const [name, of] of Object.entries(pages)) {
    const loads = { ordinary: [], large: [] };
    for (let run = 0; run < RUNS; run++)
      for (const who of ["ordinary", "large"])
        loads[who].push(await loadSlowly(browser, url + of(who), { token: tokens[who], content: "main h1" }));
    const all = (who, key) => loads[who].map((load) => load[key]);
    const p75 = (who, key) => percentile(all(who, key), 0.75);
    const [{ weight: script }] = loads.large;
    const [lcp, cls] = [p75("large", "largest"), p75("large", "moved")];
    rows.push({
      what: `page: ${name}`,
      measured: `LCP ${lcp.toFixed(0)} ms, CLS ${cls.toFixed(3)}, JS ${script.toFixed(0)} KB`,
      baseline: `${p75("ordinary", "largest").toFixed(0)} ms`,
      goal: `LCP < ${LCP_MS} ms, CLS < ${CLS}, JS < ${SCRIPT_KB} KB`,
      holds: lcp < LCP_MS && cls < CLS && script < SCRIPT_KB,
      ...summarise(all("large", "largest"), "ms"),
    });
  }
  return rows;
}

/** The conditions of all rows. */
export const about =
  "A student with 5,000 applications and a profile at every limit, against an ordinary one, on PostgreSQL: calls to their last byte, pages on the slow phone.";

export async function measure(root) {
  assembleSite(root);
  const postgres = await startPostgres(root);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, await freePort(), postgres.url, { SITE_DIR: "" });
  const { url } = server;
  let browser;
  try {
    const tokens = await twoStudents(`${url}/api`, postgres.url, WORLD);
    const { rows, ids } = await measureCalls(url, tokens);
    browser = await openBrowser(root);
    return [...rows, ...(await measurePages(browser, url, tokens, ids))];
  } finally {
    await browser?.close();
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
