// Estimates the cost of a number of students, from the measured costs of docs/performance.md and stated habits: `node
// deploy/simulate.mjs [students]`.
// It writes the table of docs/scaling.md; nothing in it is measured at that size.

/** A student's actions per month, on the average of all accounts. */
const HABITS = {
  active: 0.2,
  visits: 6,
  pagesPerVisit: 8,
  callsPerPage: 3,
  applications: 2,
  interviews: 0.5,
  mails: 8,
  peak: 6,
};
/** Measured on two cores with the database on the same machine; planned use of a machine is half of it. */
const MEASURED = { callsPerSecond: 6000, savesPerSecond: 150, interviewSeconds: 0.12 };
const INTERVIEW = { minutes: 45, saveEverySeconds: 2 };
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
const BYTES_PER_CALL = 3000;
/** Rupees per month: prices of large providers' data centres in India in 2026, without contract. */
const RUPEES = { core: 2500, gigabyteDisk: 10, gigabyteOut: 7, thousandMails: 8 };
const SECONDS = 30 * 24 * 3600;

export function simulate(students) {
  const active = students * HABITS.active;
  const calls = active * HABITS.visits * HABITS.pagesPerVisit * HABITS.callsPerPage;
  const peakCalls = (calls / SECONDS) * HABITS.peak;
  const interviews = active * HABITS.interviews;
  const running = (interviews / SECONDS) * INTERVIEW.minutes * 60 * HABITS.peak;
  const saves = running / INTERVIEW.saveEverySeconds;
  const rowsPerMonth =
    active * HABITS.applications + interviews * (1 + ROWS.answers + ROWS.events) + active * HABITS.mails;
  const gigabytesPerMonth =
    (active * HABITS.applications * ROWS.application +
      interviews * (ROWS.session + ROWS.answers * ROWS.answer + ROWS.events * ROWS.event) +
      active * HABITS.mails * ROWS.mail) /
    1e9;
  const gigabytes = (students * (ROWS.user + ROWS.profile)) / 1e9 + gigabytesPerMonth * 12;
  const gigabytesOut = (calls * BYTES_PER_CALL) / 1e9;
  // Two cores reach the measured figure; half of it is planned.
  const apiCores = Math.ceil((peakCalls / MEASURED.callsPerSecond) * 2 * 2) + 2;
  const graderCores = Math.ceil((interviews / SECONDS) * HABITS.peak * MEASURED.interviewSeconds * 2) + 1;
  const databaseCores = 3 * Math.max(2, Math.ceil((saves / MEASURED.savesPerSecond) * 2));
  const rupees =
    (apiCores + graderCores + databaseCores) * RUPEES.core +
    gigabytes * 3 * RUPEES.gigabyteDisk +
    gigabytesOut * RUPEES.gigabyteOut +
    ((active * HABITS.mails) / 1000) * RUPEES.thousandMails;
  return {
    students,
    active,
    calls,
    peakCalls,
    interviews,
    running,
    saves,
    rowsPerMonth,
    gigabytesPerMonth,
    gigabytes,
    apiCores,
    graderCores,
    databaseCores,
    rupees,
  };
}

const number = (value) => Math.ceil(value).toLocaleString("en-IN");
const LINES = [
  ["active in a month", "active"],
  ["calls a month", "calls"],
  ["calls a second at the peak", "peakCalls"],
  ["interviews a month", "interviews"],
  ["interviews at once at the peak", "running"],
  ["saves a second at the peak", "saves"],
  ["new rows a month", "rowsPerMonth"],
  ["GB of new rows a month", "gigabytesPerMonth"],
  ["GB after a year, each node", "gigabytes"],
  ["cores of the API", "apiCores"],
  ["cores of workers", "graderCores"],
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
