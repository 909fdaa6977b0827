// Estimates what a number of students costs, from measured costs of calls (`npm run bench -- costs`) and stated habits:
// `node deploy/simulate.mjs [students]`. It writes a table of docs/scaling.md; nothing in it is measured at that size.

/** A student's actions per month, on the average of all accounts. */
const HABITS = {
  active: 0.2,
  visits: 6,
  /** Of a visit: searches with filters that nobody has just used, jobs that are opened, and all other calls. */
  searches: 1,
  jobs: 3,
  others: 20,
  applications: 2,
  interviews: 0.5,
  mails: 8,
  /** Searches of employers for each application. */
  candidateSearches: 0.5,
  /** The busiest minutes against the average of the month. */
  peak: 6,
};
const INTERVIEW = { minutes: 45, saveEverySeconds: 2 };
/** Milliseconds of a core for one call: of the API, and of the database. */
const COSTS = {
  others: [0.17, 0.06],
  searches: [0.46, 0.11],
  jobs: [0.59, 0.42],
  candidateSearches: [0.7, 0.48],
  saves: [0.44, 0.13],
};
/** Milliseconds of a core to grade ten answers. */
const GRADING_MS = 120;
/** Machines are used by half, and every part has two. */
const PLANNED_USE = 0.5;
const COPIES = 2;
const NODES = 3;
/** Bytes of a row with its indexes, rounded up. */
const ROWS = {
  user: 2500,
  profile: 6000,
  application: 5000,
  session: 3000,
  answer: 4000,
  answers: 10,
  mail: 300,
  event: 200,
  events: 30,
};
/** The search in memory: bytes of a row, listed jobs for each student, and the share of students who can be found. */
const SEARCH = { job: 185, candidate: 233, jobs: 0.1, found: 0.4 };
const BYTES_PER_CALL = 3000;
/** Bytes per second at which a base backup is restored from a disk on the network. */
const RESTORE_SPEED = 200e6;
/** Rupees per month: prices of large providers' data centres in India in 2026, without contract. */
const RUPEES = { core: 2500, gigabyteDisk: 10, gigabyteOut: 7, thousandMails: 8 };
const SECONDS = 30 * 24 * 3600;

/** Returns the cores that this many milliseconds of work in each second need. */
const coresOf = (msPerSecond) => Math.max(1, Math.ceil(msPerSecond / 1000 / PLANNED_USE));

export function simulate(students) {
  const active = students * HABITS.active;
  const visits = active * HABITS.visits;
  const interviews = active * HABITS.interviews;
  const applications = active * HABITS.applications;
  const monthly = {
    others: visits * HABITS.others,
    searches: visits * HABITS.searches,
    jobs: visits * HABITS.jobs,
    candidateSearches: applications * HABITS.candidateSearches,
    saves: (interviews * INTERVIEW.minutes * 60) / INTERVIEW.saveEverySeconds,
  };
  const atPeak = (perMonth) => (perMonth / SECONDS) * HABITS.peak;
  const work = (part) =>
    Object.entries(COSTS).reduce((sum, [call, costs]) => sum + atPeak(monthly[call]) * costs[part], 0);
  const calls = Object.values(monthly).reduce((sum, count) => sum + count, 0);
  const gigabytesPerMonth =
    (applications * ROWS.application +
      interviews * (ROWS.session + ROWS.answers * ROWS.answer + ROWS.events * ROWS.event) +
      active * HABITS.mails * ROWS.mail) /
    1e9;
  const gigabytes = (students * (ROWS.user + ROWS.profile)) / 1e9 + gigabytesPerMonth * 12;
  const cores = {
    api: COPIES * coresOf(work(0) / COPIES),
    graders: COPIES * coresOf((atPeak(interviews) * GRADING_MS) / COPIES),
    database: NODES * Math.max(2, coresOf(work(1))),
  };
  return {
    students,
    active,
    calls,
    peakCalls: atPeak(calls),
    saves: atPeak(monthly.saves),
    interviews,
    running: atPeak(interviews) * INTERVIEW.minutes * 60,
    rowsPerMonth: applications + interviews * (1 + ROWS.answers + ROWS.events) + active * HABITS.mails,
    gigabytesPerMonth,
    gigabytes,
    restoreMinutes: (gigabytes * 1e9) / RESTORE_SPEED / 60,
    searchMegabytes: (students * (SEARCH.jobs * SEARCH.job + SEARCH.found * SEARCH.candidate)) / 1e6,
    ...{ apiCores: cores.api, graderCores: cores.graders, databaseCores: cores.database },
    rupees:
      (cores.api + cores.graders + cores.database) * RUPEES.core +
      gigabytes * NODES * RUPEES.gigabyteDisk +
      ((calls * BYTES_PER_CALL) / 1e9) * RUPEES.gigabyteOut +
      ((active * HABITS.mails) / 1000) * RUPEES.thousandMails,
  };
}

const number = (value) => Math.ceil(value).toLocaleString("en-IN");
const LINES = [
  ["active in a month", "active"],
  ["calls a month", "calls"],
  ["calls a second at the peak", "peakCalls"],
  ["of these, saves of running interviews", "saves"],
  ["interviews a month", "interviews"],
  ["interviews at once at the peak", "running"],
  ["new rows a month", "rowsPerMonth"],
  ["GB of new rows a month", "gigabytesPerMonth"],
  ["GB after a year, each node", "gigabytes"],
  ["minutes to restore that", "restoreMinutes"],
  ["MB of the search in each process that holds it", "searchMegabytes"],
  ["cores of the API, two machines", "apiCores"],
  ["cores of workers, two machines", "graderCores"],
  ["cores of the database, three nodes", "databaseCores"],
  ["rupees a month", "rupees"],
];

/** Returns the table for these numbers of students. */
export function tableOf(sizes) {
  const all = sizes.map(simulate);
  const rows = LINES.map(([what, key]) => `| ${[what, ...all.map((one) => number(one[key]))].join(" | ")} |`);
  return [
    `| students | ${sizes.map(number).join(" | ")} |`,
    `| ${["---", ...sizes.map(() => "---")].join(" | ")} |`,
    ...rows,
  ].join("\n");
}

if (process.argv[1] === import.meta.filename) {
  const students = process.argv.slice(2).map(Number);
  console.log(tableOf(students.length > 0 ? students : [100_000, 1_000_000, 10_000_000]));
}
