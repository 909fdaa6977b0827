import { BLANK_JOB } from "@dryrun/api-client/testing/blank-job";
import type { CompanyRole } from "@dryrun/domain/company/roles";
import { aPerson } from "@dryrun/frame/testing/show-part";
import type {
  Application,
  Colleague,
  Company,
  Dashboard,
  Interview,
  Job,
  ListedApplication,
  Profile,
  Question,
  Scorecards,
  TeamInvitation,
} from "../shared/answers.ts";

export const uuid = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, "0")}`;

export const employer = aPerson({
  username: "kavita",
  fullName: "Kavita Desai",
  email: "kavita@sahyadri.example",
  userType: "employer",
});

/** The employer with a role in a company. */
export const employerAs = (role: CompanyRole) => ({
  ...employer,
  company: { id: uuid(90), name: "Sahyadri Foods", verified: true, role },
});

export const profile: Profile = {
  fullName: employer.fullName,
  email: employer.email,
  phone: employer.phone,
  summary: "",
  skills: [],
  languages: [],
  portfolioUrl: "",
  coverLetter: "",
  currentCTC: 0,
  expectedCTC: 0,
  noticePeriod: "",
  noWorkExperience: false,
  workExperience: [],
  education: [],
  projects: [],
  whole: true,
  totalExperienceYears: 0,
  visibleToRecruiters: false,
  extraTime: 0,
  recordOnly: false,
  updatedAt: "2026-11-10T06:00:00.000Z",
  companyName: "",
  companyWebsite: "",
  employerVerified: false,
  verificationRequired: false,
};

export const company: Company = {
  name: "Sahyadri Foods",
  website: "https://sahyadri.example",
  city: "",
  about: "",
  logo: null,
  updatedAt: "2026-11-10T06:00:00.000Z",
};

export const job: Job = {
  ...BLANK_JOB,
  _id: uuid(2),
  title: "Data Analyst",
  company: "Sahyadri Foods",
  location: "Pune",
  jobType: "hybrid",
  salary: "600000",
  description: "<p>You <strong>own</strong> the weekly sales report.</p>",
  requirements: "<ul><li>SQL</li></ul>",
  experienceMin: 2,
  createdAt: "2026-11-10T06:00:00.000Z",
  closedAt: null,
  hidden: false,
  awaitsVerification: false,
  applicationCount: 0,
};

export const jobStatsAnswer = {
  totalApplications: 8,
  totalInterviews: 4,
  invited: 5,
  accepted: 1,
  openInvitations: 2,
  byInvitation: { totalApplications: 3, totalInterviews: 2, accepted: 0 },
};

const person = { fullName: "Asha Rao", email: "asha@student.example", phone: "9876543210" };

export const listed: ListedApplication = {
  _id: uuid(3),
  status: "pending",
  createdAt: "2026-11-18T06:00:00.000Z",
  ...person,
  skills: ["SQL", "Excel", "Power BI", "VBA", "Python", "Statistics", "DAX"],
  expectedCTC: 700000,
  noticePeriod: "",
  studentId: { _id: uuid(4), ...person },
  jobId: { _id: job._id, title: job.title, company: job.company },
  interview: { state: "none", score: null, finalDecision: null },
  experienceYears: 2.5,
  isOpened: true,
  isInterviewRead: false,
  stage: "new",
  stageName: "New",
  stageColour: "grey",
  shortlisted: false,
  tags: [],
  assignee: null,
  decidedBy: null,
  undoUntil: null,
  topicScores: [],
};

/** The number in each state, for the tabs over a list. */
export const counts = {
  total: 10,
  stages: { new: 4, reading: 2, shortlist: 1, call: 0, offer: 0 },
  ownStages: [],
  statuses: { pending: 7, accepted: 1, rejected: 1, withdrawn: 1 },
};

export const sentInterview = { state: "sent" as const, score: 74, finalDecision: "Pass" as const };

export const application: Application = {
  _id: listed._id,
  status: "pending",
  createdAt: listed.createdAt,
  ...person,
  summary: "<p>Analyst of <em>retail</em> data.</p>",
  skills: ["SQL", "Excel"],
  languages: ["English", "Marathi"],
  portfolioUrl: "https://asha.example/work",
  coverLetter: "<p>Your weekly report is what I do best.</p>",
  currentCTC: 500000,
  expectedCTC: 700000,
  noticePeriod: "",
  noWorkExperience: false,
  workExperience: [
    {
      company: "Kirana Labs",
      position: "Junior analyst",
      startDate: "2023-06-01",
      endDate: null,
      currentlyWorking: true,
      description: "<p>Reports for 40 shops.</p>",
    },
  ],
  education: [
    {
      institution: "Fergusson College",
      degree: "BSc",
      field: "Statistics",
      startDate: "2019-07-01",
      endDate: "2022-05-01",
      currentlyStudying: false,
      description: "",
    },
  ],
  projects: [],
  jobId: listed.jobId,
  studentId: listed.studentId,
  interview: sentInterview,
  interviewCompleted: true,
  decidedAt: null,
  decisionReason: "",
  reasonShared: true,
  experienceYears: 2.5,
  stage: "reading",
  stageName: "Reading",
  stageColour: "blue",
  shortlisted: false,
  tags: [],
  assignee: null,
  decidedBy: null,
  undoUntil: null,
  bookedMeetingAt: null,
  topicScores: [{ topic: "sql", score: 80 }],
  others: [],
  doNotContact: null,
  notes: [],
  note: "",
  timeline: [
    {
      type: "applied",
      at: listed.createdAt,
      reason: undefined as unknown as string,
      by: undefined as unknown as string,
    },
    {
      type: "sent",
      at: "2026-11-19T06:00:00.000Z",
      reason: undefined as unknown as string,
      by: undefined as unknown as string,
    },
  ],
};
/** An application that nobody has scored. */
export const noScorecards: Scorecards = {
  criteria: [
    { key: "sql", name: "SQL", description: "", isRetired: false, interviewScore: 80 },
    { key: "case", name: "Case", description: "Asks before it counts", isRetired: false, interviewScore: null },
  ],
  mayFill: true,
  own: null,
  submitted: [],
  isWithheld: true,
  scorecards: [],
  summary: null,
};

export const applicationAnswer = (own: Partial<Application> = {}) => ({
  application: { ...application, ...own },
  interviewCompleted: true,
  verdict: "Pass" as const,
});

const question = (number: number): Question => ({
  number,
  type: "SQL",
  question: `Sum the revenue, task ${number}.`,
  sampleData: null,
  answer: `SELECT SUM(revenue) FROM sales -- ${number}`,
  score: 7.5,
  assessed: true,
  feedback: "The sum is right.",
  rubric: [
    {
      criterion: "Sums the revenue",
      points: 4,
      maxPoints: 5,
      verdict: "partial",
      note: "The alias is missing.",
      evidence: { start: 0, end: 19, text: "SELECT SUM(revenue)" },
      counterexample: null,
    },
  ],
});

export const interview: Interview = {
  applicationId: {
    _id: application._id,
    fullName: person.fullName,
    status: "pending",
    undoUntil: null,
    bookedMeetingAt: null,
    decidedAt: null,
    decidedBy: null,
    jobId: listed.jobId,
  },
  finalDecision: "Review",
  score: 74,
  summaryFeedback: "Strong in SQL, close to the line.",
  sentAt: "2026-11-19T06:00:00.000Z",
  reviewedAt: null,
  evaluator: { name: "Dryrun rubric", version: "1.0", isFallback: false },
  fullScreen: false,
  events: [
    { type: "blur", number: 3 },
    { type: "blur", number: 3 },
    { type: "offline", number: null },
  ],
  questions: Array.from({ length: 10 }, (_, index) => question(index + 1)),
};

export const dashboard: Dashboard = {
  totalJobs: 20,
  totalApplications: 1234,
  totalInterviews: 4,
  pendingInterviews: 3,
  invited: 0,
  accepted: 1,
  byInvitation: { totalApplications: 0, totalInterviews: 0, accepted: 0 },
  assignedToYou: 0,
  unreadInterviews: 2,
  unopened: 12,
  overdueDecisions: 5,
  endingInvitations: [
    {
      jobId: job._id,
      jobTitle: "Data Analyst",
      count: 51,
      firstAt: "2026-11-23T01:00:00.000Z",
      lastAt: "2026-11-23T01:00:00.000Z",
    },
  ],
  applicationsPerDay: Array.from({ length: 30 }, (_, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, "0")}`,
    count: index === 11 ? 5 : index % 2,
  })),
  recentActivities: [
    {
      type: "interview",
      candidateName: "Asha Rao",
      jobTitle: "Data Analyst",
      date: "2026-11-19T06:00:00.000Z",
      applicationId: application._id,
    },
    {
      type: "application",
      candidateName: "Ravi Iyer",
      jobTitle: "Job Deleted",
      date: "2026-11-18T06:00:00.000Z",
      applicationId: uuid(5),
    },
  ],
};

export const owner: Colleague = {
  _id: employer._id,
  fullName: employer.fullName,
  email: employer.email,
  role: "owner",
  jobIds: null,
  jobs: 2,
};
export const recruiter: Colleague = {
  _id: uuid(91),
  fullName: "Ravi Kumar",
  email: "ravi@sahyadri.example",
  role: "recruiter",
  jobIds: null,
  jobs: 3,
};
export const viewer: Colleague = {
  _id: uuid(92),
  fullName: "Meera Nair",
  email: "meera@sahyadri.example",
  role: "viewer",
  jobIds: [job._id],
  jobs: 0,
};
export const people = [owner, viewer, recruiter];

export const teamInvitation: TeamInvitation = {
  _id: uuid(93),
  email: "anil@sahyadri.example",
  role: "manager",
  jobIds: null,
  sentAt: "2026-11-18T06:00:00.000Z",
  expiresAt: "2026-11-25T06:00:00.000Z",
  expired: false,
};
export const expiredInvitation: TeamInvitation = {
  ...teamInvitation,
  _id: uuid(94),
  email: "old@sahyadri.example",
  expiresAt: "2026-11-12T06:00:00.000Z",
  expired: true,
};

export const paged = { totalPages: 1, currentPage: 1, total: 1 };
