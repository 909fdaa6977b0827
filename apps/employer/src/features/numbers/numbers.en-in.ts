import { countOf, formatNumber } from "@dryrun/domain/text";

const days = (count: number) => (count === 1 ? "1 day" : `${formatNumber(count)} days`);
const percent = (rate: number) => `${Math.round(rate * 100)}%`;

/** How a company hires, in numbers. */
export const numbers = {
  title: "Numbers",
  about: "How long decisions take, how far candidates come, and whether groups of people do equally well.",
  loading: "Loading the numbers",
  failed: "The numbers could not be loaded",
  period: "Period",
  periods: {
    "30": "Last 30 days",
    "90": "Last 90 days",
    "365": "Last 365 days",
    "730": "Last 2 years",
  },
  job: "Job",
  allJobs: "All jobs",
  download: "Download as CSV",
  downloading: "Downloading...",
  notDownloaded: "The file was not downloaded. Try again.",
  fileName: (from: string, to: string) => `numbers-${from}-to-${to}.csv`,
  days,
  percent,
  columns: { job: "Job", month: "Month", decisions: "Decisions", median: "Median", p90: "9 of 10 within" },
  time: {
    title: "Time to decide",
    none: "No application was decided in this period.",
    text: (median: number, p90: number, decisions: number) =>
      `Half of ${countOf(decisions, "decision")} came within ${days(median)} of the application, nine in ten within ${days(p90)}.`,
    byMonth: "Median by month of the decision",
    byJob: "Time to decide by job",
  },
  funnel: {
    title: "How far candidates come",
    none: "There were no applications in this period.",
    note: "Applications of this period, without withdrawn ones. Somebody may be accepted without an interview.",
    all: "All applications",
    ofApplied: "applied",
    byJob: "By job",
    byPerson: "By who decided",
    person: "Decided by",
    notKnown: "Not known",
  },
  impact: {
    title: "Do groups of people do equally well?",
    note: "For each group, the share with the interview verdict Pass, and the share that your company accepted of those it decided. A group whose share is under four fifths of the highest one needs a look: ask whether what you ask for is needed for the work. It does not prove that anybody was treated unfairly, and a ratio over four fifths does not prove the opposite. Dryrun compares nothing else: gender, religion, caste, age and similar facts are neither asked for nor guessed.",
    place: "A profile has no city, so places are those of the jobs.",
    none: "There are not enough people to compare: a group needs 20.",
    one: "Only one group has 20 people or more, so there is nothing to compare.",
    smaller: "Groups of fewer than 20 people are not shown.",
    columns: ["Group", "Selected", "Share"],
    line: (rate: number) => `The mark is four fifths of the highest share: ${percent(rate)}.`,
    equal: "No group is under four fifths of the highest share.",
    low: (name: string, rate: number, best: string, highest: number, ratio: number) =>
      `${name}: ${percent(rate)}, ${best}: ${percent(highest)}. The ratio is ${(Math.floor(ratio * 100) / 100).toFixed(2)}, under four fifths.`,
  },
} as const;
