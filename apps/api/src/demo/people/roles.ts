import type { JobType } from "@dryrun/domain/jobs/limits";
import type { DemoEmployer } from "./employers.ts";

/** A kind of work that every company of the demo data offers, described in the company's vocabulary. */
export interface DemoRole {
  title: string;
  experience: readonly [number, number | null];
  /** Numbers are rupees per year. */
  salary: string;
  jobType?: JobType;
  work: (at: DemoEmployer) => string;
  tasks: (at: DemoEmployer) => readonly string[];
  needs: readonly string[];
}

export const ROLES: readonly DemoRole[] = [
  {
    title: "Junior Data Analyst",
    experience: [0, 2],
    salary: "450000",
    work: ({ records, readers }) => `You turn the day's ${records} into the report that ${readers} open before nine.`,
    tasks: ({ places }) => [
      "Write and check the SQL behind the daily pack",
      `Answer questions of our ${places} within the day`,
      "Find the number that cannot be right before somebody else does",
    ],
    needs: ["SQL joins and aggregates", "Excel: lookups, pivots, conditional formats", "Clear written English"],
  },
  {
    title: "Data Analyst",
    experience: [1, 3],
    salary: "₹6,00,000 – ₹8,50,000 a year",
    work: ({ readers }) => `You own one area's numbers from the source to the decision, and ${readers} rely on them.`,
    tasks: ({ records }) => [
      `Model ${records} so that the same question has one answer`,
      "Read-outs of one page: what changed, why, what to do",
      "Retire three reports for each one that you add",
    ],
    needs: ["SQL with window functions", "One BI tool, Power BI preferred", "Honest handling of small samples"],
  },
  {
    title: "Business Intelligence Analyst",
    experience: [2, 5],
    salary: "₹8,00,000 – ₹12,00,000 a year",
    work: ({ readers }) =>
      `You build the Power BI workspace that ${readers} start the week with, from the model to the page.`,
    tasks: ({ places }) => [
      "Star-schema models and DAX measures that others can read",
      `Row-level security, so that each of our ${places} sees its own`,
      "Refresh that is done by seven, and says so when it is not",
    ],
    needs: ["Two or more published Power BI reports", "DAX beyond CALCULATE", "SQL for the views that feed the model"],
  },
  {
    title: "MIS Executive",
    experience: [1, 3],
    salary: "360000",
    work: ({ places }) => `You send the numbers that run our ${places}, each day before eleven.`,
    tasks: ({ records }) => [
      "Automate the daily MIS with VBA and Power Query",
      `Reconcile ${records} with the books`,
      "Keep the masters clean",
    ],
    needs: ["Excel at speed", "VBA that others can read", "An eye for numbers that cannot be right"],
  },
  {
    title: "Reporting Analyst",
    experience: [1, 3],
    salary: "550000",
    work: ({ readers }) => `You keep thirty regular reports right and on time, for ${readers} and for auditors.`,
    tasks: () => [
      "Own the report calendar",
      "SQL and Power Query behind each report",
      "Checks that run before anybody reads",
    ],
    needs: ["SQL, Power Query", "Discipline with versions and sign-off"],
  },
  {
    title: "Senior Data Analyst",
    experience: [4, 7],
    salary: "₹14,00,000 – ₹19,00,000 a year",
    work: ({ places }) => `You decide which questions about our ${places} are worth an answer, and prove the answer.`,
    tasks: ({ readers }) => [
      `Set up tests that ${readers} can trust`,
      "Coach two juniors and review their SQL",
      "Say in a page what a deck would need twenty for",
    ],
    needs: ["Four years with SQL", "Statistics: sampling, tests, regression", "Talks to an operator and to a director"],
  },
  {
    title: "SQL Developer",
    experience: [2, 4],
    salary: "750000",
    work: ({ records }) => `You write and keep the queries and views through which everybody sees our ${records}.`,
    tasks: () => [
      "Views and procedures with tests beside them",
      "Slow queries found by their plans, not by guesses",
      "Loads that can run twice without harm",
    ],
    needs: ["SQL on PostgreSQL, MySQL or SQL Server", "Indexes and execution plans", "Git"],
  },
  {
    title: "Data Analyst Intern",
    experience: [0, 1],
    salary: "₹20,000 a month",
    jobType: "internship",
    work: () => "Six months beside our analysts, on real tickets, with a mentor and one project of your own.",
    tasks: ({ records }) => [
      `Clean a year of ${records}`,
      "Write SQL that is reviewed line by line",
      "Present your project at the end to the people who will use it",
    ],
    needs: ["Excel and basic SQL", "Curiosity, and the nerve to ask"],
  },
  {
    title: "Operations Analyst",
    experience: [1, 4],
    salary: "₹5,50,000 – ₹7,50,000 a year",
    work: ({ places }) => `You find out why two of our ${places} with the same work need different time for it.`,
    tasks: ({ readers }) => [
      "Time and queue measures, by shift and weekday",
      `A weekly half hour with ${readers}, with three findings and no more`,
      "Follow-up: did what we changed change anything?",
    ],
    needs: ["SQL and Excel", "Patience on the floor, with the people who do the work"],
  },
  {
    title: "Power BI Developer",
    experience: [2, 4],
    salary: "₹9,00,000 – ₹13,00,000 a year",
    work: ({ places }) =>
      `You replace 70 spreadsheets from our ${places} by one model that answers the same questions.`,
    tasks: () => [
      "Data flows and incremental refresh",
      "Calculation groups, field parameters",
      "Training for the people who used the spreadsheets",
    ],
    needs: ["Power BI service administration", "DAX and M", "SQL"],
  },
  {
    title: "Fraud and Risk Analyst",
    experience: [2, 5],
    salary: "₹9,50,000 – ₹14,00,000 a year",
    work: ({ records }) => `You look for what does not fit in our ${records}, and for whom it would pay.`,
    tasks: ({ readers }) => [
      "Rules that catch much and accuse few",
      "Cases written so that a lawyer can read them",
      `A monthly page for ${readers}: losses found, losses missed`,
    ],
    needs: ["SQL window functions", "Statistics: distributions, outliers", "Discretion"],
  },
];
