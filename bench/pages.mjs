// Measures each page's load on a slow connection: first paint, first real content, largest paint, layout shift, and scripts.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, startServer } from "../apps/api/test/chaos/server.ts";
import { pageNameOf, watchedPage } from "../packages/domain/src/system/vitals/pages.ts";
import { assembleSite } from "../tools/site.mjs";
import { loadSlowly, openBrowser, paintSlowly } from "./slow-phone.mjs";

const RUNS = 5;
/** For the pages where most people begin or wait. */
const MANY_RUNS = 9;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const DEMO_PASSWORD = "dryrun demo 2026";
const PEOPLE = {
  student: "asha@student.example",
  buyer: "vikram@student.example",
  employer: "kavita@sahyadri.example",
  admin: "admin@dryrun.example",
};

/** Goals of a kind of page: layout shift, and scripts in KB (gzip). First content and largest paint have the goals of `watchedPage`. */
const READ = { moved: 0.02, weight: 30 };
const LANDING = { moved: 0.02, weight: 210 };
const ACCESS = { moved: 0.02, weight: 200 };
const STUDENT = { moved: 0.05, weight: 220 };
const OFFICE = { moved: 0.05, weight: 320 };
/** Additional goal of pages with a frame: first paint in ms. */
const FRAMED = { first: 800 };
/** Goals of a second visit, in ms. */
const WARM = { content: 900, largest: 900, moved: 0.05 };
/** Goals of a lesson as HTML, in ms. */
const LESSON = { ...LANDING, content: 1800, largest: 1800 };

/** Returns the goals of first content and largest paint, in ms. */
function paintGoals(url) {
  const { lcpMs } = watchedPage(pageNameOf(new URL(url, "http://localhost").pathname));
  return { content: lcpMs, largest: lcpMs };
}

const LIVE_EVENT = "/live_event_data_analyst_master_class";
const HEADING = "main h1";
const CARDS = "main li :is(h2, h3)";

/** A page that is served as HTML; `like` names a page with the same goals for its paints. */
const html = (url, goal, like = url) => ({ url, content: HEADING, goal: { ...paintGoals(like), ...goal } });
/** A page of an employer or admin, measured at 1280 px. */
const office = (who, url, content, more = {}) => ({
  ...{ who, url, content, goal: { ...OFFICE, ...more } },
  screen: DESKTOP,
});

/** The pages of visitors, with the first real content by its selector, and the goals. */
const VISITED = [
  ...["/", "/about", "/privacy-policy", "/terms-of-service", "/refund-policy"].map((url) => html(url, READ, "/")),
  ...[LIVE_EVENT, "/buy-course", "/data_analyst/CheckoutPage"].map((url) => html(url, LANDING, LIVE_EVENT)),
  { url: "/login", content: HEADING, goal: ACCESS, runs: MANY_RUNS },
  { url: "/register", content: HEADING, goal: ACCESS, runs: MANY_RUNS },
  { url: "/forgot-password", content: HEADING, goal: ACCESS },
  { url: `/reset-password/${"a".repeat(43)}`, content: HEADING, goal: ACCESS },
];

/** The pages with demo data, with the role as well. */
const pagesOf = ({ jobId, sessionId }) => [
  { who: "student", url: "/student", content: "main h2", goal: { ...STUDENT, ...FRAMED } },
  { who: "student", url: "/student/jobs", content: CARDS, goal: { ...STUDENT, ...FRAMED }, runs: MANY_RUNS },
  { who: "student", url: "/student/jobs", content: CARDS, goal: WARM, isWarm: true, runs: MANY_RUNS },
  { who: "student", url: `/student/jobs/${jobId}`, content: HEADING, goal: { ...STUDENT, ...FRAMED } },
  { who: "student", url: "/student/my-applications", content: CARDS, goal: { ...STUDENT, ...FRAMED } },
  { who: "student", url: "/student/interview-summary", content: CARDS, goal: STUDENT },
  { who: "student", url: `/student/interview-summary/${sessionId}`, content: HEADING, goal: STUDENT, runs: MANY_RUNS },
  { who: "student", url: "/student/practice", content: "main h2", goal: STUDENT },
  { who: "student", url: "/student/quiz", content: HEADING, goal: STUDENT },
  { who: "student", url: "/student/interview/practice?topic=mixed", content: HEADING, goal: STUDENT },
  { who: "buyer", url: "/course", content: "main li h2", goal: { ...STUDENT, ...FRAMED } },
  { who: "buyer", url: "/course/sql-one-table/null", content: HEADING, goal: { ...STUDENT, ...FRAMED } },
  html("/course/sql-several-tables/doubled-totals", LESSON),
  office("employer", "/employer/dashboard", "main li a", FRAMED),
  office("employer", "/employer/jobs", "main td, main h2, main h3"),
  office("employer", "/employer/applications-dashboard", "main td, main h3"),
  office("employer", "/employer/search-candidates", HEADING),
  office("admin", "/admin/live-sessions", HEADING),
  office("admin", "/admin/users", "main td"),
];

const KEYS = ["first", "content", "largest", "moved", "weight"];
const seconds = (ms) => (ms === undefined ? "–" : (ms / 1000).toFixed(2));
/** Writes figures or goals in one form: seconds of three paints, layout shift, scripts. */
const written = ({ first, content, largest, moved, weight }) =>
  [
    `${[first, content, largest].map(seconds).join(", ")} s`,
    moved.toFixed(2),
    ...(weight === undefined ? [] : [`${weight.toFixed(0)} KB`]),
  ].join("; ");

/** Returns the quantile of the samples for this share. */
const at = (samples, share) => samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * share) - 1];
/** Returns the range of the largest paint. */
const spreadOf = (samples) => `${Math.min(...samples).toFixed(0)}–${Math.max(...samples).toFixed(0)} ms`;

function rowOf({ url, goal, isWarm }, loads, baseline) {
  const p75 = (key) =>
    at(
      loads.map((load) => load[key]),
      0.75,
    );
  const goals = { ...paintGoals(url), ...goal };
  const figures = Object.fromEntries(KEYS.filter((key) => !(isWarm && key === "weight")).map((key) => [key, p75(key)]));
  return {
    what: `${url.replace(/a{43}|[0-9a-f-]{36}/, "…")}${isWarm ? ", second visit" : ""}`,
    measured: written(figures),
    goal: written(goals),
    holds: Object.entries(goals).every(([key, most]) => p75(key) < most),
    runs: loads.length,
    spread: spreadOf(loads.map(({ largest }) => largest)),
    baseline,
  };
}

/** Calls the API, and retries while the server is still busy after its start. */
export async function call(url, options) {
  for (let left = 10; ; left--) {
    const answer = await fetch(url, options);
    if (answer.ok) return answer.json();
    if (left === 0 || answer.status !== 503) throw new Error(`${url}: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function signIn(url, email) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  return (await call(`${url}/api/auth/login`, { method: "POST", headers, body })).token;
}

/** Returns a job and a result of the student. */
async function firstOf(url, token) {
  const options = { headers: { authorization: `Bearer ${token}` } };
  const { jobs } = await call(`${url}/api/jobs`, options);
  const { sessions } = await call(`${url}/api/mock-interview/history`, options);
  return { jobId: jobs[0]._id, sessionId: sessions[0].sessionId };
}

/** The conditions of all rows. */
export const about =
  "Loads over Slow 4G with a CPU four times slower, at 360 px (employer and admin: 1280 px), with an empty cache except for second visits. Each result lists first paint, first content, largest paint, layout shift and scripts (gzip), all as 75th percentiles. The spread is that of the largest paint; the baseline is the largest paint of one line of text. Visitors' pages come from a server without demo data.";

/** Loads each page in turn, and returns the rows. */
async function rowsOf(browser, url, pages, { tokens = {}, baseline } = {}) {
  const rows = [];
  for (const page of pages) {
    const { content, isWarm, screen, runs = RUNS } = page;
    const loads = [];
    for (let run = 0; run < runs; run++)
      loads.push(await loadSlowly(browser, url + page.url, { token: tokens[page.who], screen, content, isWarm }));
    rows.push(rowOf(page, loads, baseline));
  }
  return rows;
}

/** Returns the largest paint of the server's plainest page: one line of text. */
async function plainPaint(browser, url) {
  const paints = [];
  for (let run = 0; run < RUNS; run++) paints.push((await paintSlowly(browser, `${url}/api/health/live`)).largest);
  return at(paints, 0.75);
}

/** Runs the measurement on a server of its own. */
async function onServer(settings, run) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "dryrun-bench-"));
  const server = await startServer(dataDir, await freePort(), undefined, { SITE_DIR: "", ...settings });
  try {
    return await run(server.url);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function measure(root) {
  assembleSite(root);
  const browser = await openBrowser(root);
  try {
    // A demo server's form for signing in has a paragraph more.
    const visited = await onServer({}, async (url) => {
      const baseline = `${seconds(await plainPaint(browser, url))} s`;
      return rowsOf(browser, url, VISITED, { baseline });
    });
    const others = await onServer({ DEMO_DATA: "on" }, async (url) => {
      const tokens = {};
      for (const [who, email] of Object.entries(PEOPLE)) tokens[who] = await signIn(url, email);
      return rowsOf(browser, url, pagesOf(await firstOf(url, tokens.student)), { tokens });
    });
    return [...visited, ...others];
  } finally {
    await browser.close();
  }
}
