import { BLANK_JOB } from "@dryrun/api-client/testing/blank-job";
import { BLANK_USER } from "@dryrun/api-client/testing/blank-user";
import type { User } from "@dryrun/auth/use-session";
import type { Output } from "@dryrun/domain/contract/define";
import type { drill, practice } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_TOPICS } from "@dryrun/domain/interviews/drills/limits";
import type { sharedResults } from "@dryrun/domain/shared-results/contract";
import type {
  Application,
  Attempt,
  Job,
  ListedApplication,
  OpenInvitation,
  Paper,
  Privacy,
  Profile,
} from "../shared/answers.ts";

// Complete answers of the server for tests, with fields to override.

type SharedResult = Output<typeof sharedResults>["results"][number];

/** A valid id that ends in this number. */
export const idOf = (number: number) => `01a1f86d-f219-7184-bddc-${String(number).padStart(12, "0")}`;

export const aUser = (own: Partial<User> = {}): User => ({
  ...BLANK_USER,
  _id: idOf(1),
  email: "asha@student.example",
  interviewCredits: 3,
  passedQuiz: true,
  hasAttempts: true,
  ...own,
});

export const aJob = (own: Partial<Job> = {}): Job => ({
  ...BLANK_JOB,
  _id: idOf(100),
  title: "Junior Data Analyst",
  company: "Sahyadri Analytics",
  location: "Bengaluru, Karnataka",
  salary: "450000",
  description: "<p>You turn the daily order data into <strong>reports</strong>.</p>",
  requirements: "<ul><li>SQL joins</li></ul>",
  experienceMax: 2,
  applicationId: null,
  saved: false,
  answersWithinDays: null,
  companyProfile: null,
  skills: { known: [], missing: ["SQL"] },
  ...own,
});

const resume = {
  fullName: "Asha Verma",
  email: "asha@student.example",
  phone: "9876501234",
  summary: "<p>Data analyst from Bengaluru.</p>",
  skills: ["SQL", "Excel"],
  languages: ["English"],
  portfolioUrl: "",
  coverLetter: "<p>I bring careful analysis.</p>",
  currentCTC: 300_000,
  expectedCTC: 760_000,
  noticePeriod: "" as const,
  noWorkExperience: false,
  workExperience: [
    {
      company: "Deccan Traders",
      position: "Data Executive",
      startDate: "2024-11-01",
      endDate: null,
      currentlyWorking: true,
      description: "<p>Daily sales reports.</p>",
    },
  ],
  education: [
    {
      institution: "Bengaluru University",
      degree: "B.Com",
      field: "Statistics",
      startDate: "2021-07-01",
      endDate: "2024-08-01",
      currentlyStudying: false,
      description: "<p>Statistics and accounting.</p>",
    },
  ],
  projects: [],
  whole: true,
};

export const aProfile = (own: Partial<Profile> = {}): Profile => ({
  ...resume,
  totalExperienceYears: 2,
  visibleToRecruiters: true,
  extraTime: 0,
  recordOnly: false,
  updatedAt: "2026-11-20T10:08:37.401Z",
  companyName: "",
  companyWebsite: "",
  employerVerified: false,
  verificationRequired: false,
  ...own,
});

export const noInterview: ListedApplication["interview"] = { state: "none", score: null, finalDecision: null };

export function aListedApplication(own: Partial<ListedApplication> = {}): ListedApplication {
  const { _id, title, company, location, salary } = aJob();
  return {
    _id: idOf(200),
    status: "pending",
    createdAt: "2026-11-19T08:00:00.000Z",
    jobId: { _id, title, company, location, salary },
    jobTakenDown: false,
    interview: noInterview,
    ...own,
  };
}

export const anInvitation = (own: Partial<OpenInvitation> = {}): OpenInvitation => ({
  job: { _id: idOf(4), title: "Junior Data Analyst, Metrics", company: "Deccan Metrics" },
  expiresAt: "2026-11-28T08:00:00.000Z",
  ...own,
});

export function anApplication(own: Partial<Application> = {}): Application {
  const { applicationId: _, ...job } = aJob();
  return {
    _id: idOf(200),
    status: "pending",
    createdAt: "2026-11-19T08:00:00.000Z",
    jobId: job,
    ...resume,
    interviewSubmitted: false,
    interviewSessionId: null,
    jobTakenDown: false,
    answersWithinDays: null,
    interview: noInterview,
    timeline: [{ type: "applied", at: "2026-11-19T08:00:00.000Z" }],
    ...own,
  };
}

export const aPrivacy = (own: Partial<Privacy> = {}): Privacy => ({
  held: {
    applications: 0,
    interviews: 0,
    drills: 0,
    quizAttempts: 0,
    savedJobs: 0,
    jobAlerts: 0,
    payments: 0,
    jobs: 0,
    invitations: 0,
    certificates: 0,
    enrolments: 0,
    jobReports: 0,
    notifications: 0,
    mailStops: 0,
    sharedResults: 0,
    applicationDrafts: 0,
    notes: 0,
    tagged: 0,
    sentInvitations: 0,
    openedProfiles: 0,
    mailTemplates: 0,
    staged: 0,
    savedViews: 0,
  },
  consents: [],
  views: [],
  listed: [],
  grievance: { name: "Officer", email: "support@dryrun.example" },
  ...own,
});

const TOPICS = ["Excel", "Power BI", "SQL", "VBA"] as const;

export const aPaper = (questions: number): Paper => ({
  paperId: idOf(300),
  questions: Array.from({ length: questions }, (_, index) => ({
    id: `sql-${index + 1}`,
    topic: TOPICS[index % TOPICS.length] ?? "SQL",
    needsFile: false,
    question: `What does \`COUNT(${index + 1})\` return?`,
    options: ["All rows", "One row", "No row", "An error"],
  })),
});

export const anAttempt = (own: Partial<Attempt> = {}): Attempt => ({
  _id: idOf(400),
  submittedAt: "2026-11-20T06:30:00.000Z",
  score: 72,
  result: "fail",
  correctAnswers: 36,
  totalQuestions: 50,
  answers: [
    {
      topic: "SQL",
      questionId: "sql-004",
      question: "How many rows has `t`?",
      selected: "5",
      correct: "0",
      isCorrect: false,
      explanation: "`IS NULL` would find them.",
    },
    {
      topic: "Excel",
      questionId: "excel-001",
      question: "What does SUM do?",
      selected: "Adds",
      correct: "Adds",
      isCorrect: true,
      explanation: "It adds.",
    },
  ],
  ...own,
});

type Drill = Output<typeof drill>;

export const aDrillQuestion = (number: number, own: Partial<Drill["questions"][number]> = {}) => ({
  number,
  type: "SQL",
  question: `What is asked in question ${number}?`,
  sampleData: null,
  answer: "",
  run: null,
  level: 1,
  options: null,
  answeredAt: null,
  result: null,
  ...own,
});

export const aDrill = (own: Partial<Drill> = {}): Drill => ({
  _id: idOf(700),
  topic: "sql",
  family: null,
  startedAt: "2026-11-20T10:00:00.000Z",
  from: null,
  fromId: null,
  unit: null,
  planned: 3,
  questions: [1, 2, 3].map((number) => aDrillQuestion(number)),
  ...own,
});

export const onePage = { totalPages: 1, currentPage: 1, total: 1 };

export const aSharedResult = (own: Partial<SharedResult> = {}): SharedResult => ({
  sessionId: idOf(520),
  at: "2026-11-20T10:00:00.000Z",
  jobTitle: null,
  token: "x".repeat(43),
  sharedAt: "2026-11-20T12:00:00.000Z",
  name: "",
  shownName: "full",
  showsScore: true,
  showsLevels: true,
  answer: null,
  endsAt: null,
  views: 0,
  ...own,
});

/** Practice with no level reached and nothing to review. */
export const aPractice = (own: Partial<Output<typeof practice>> = {}): Output<typeof practice> => ({
  ladders: DRILL_TOPICS.map((topic) => ({ topic, reached: 0 })),
  reviews: { due: 0, nextAt: null },
  mistakes: [],
  left: 10,
  today: { right: 0, fixed: 0 },
  quiz: null,
  open: null,
  ...own,
});
