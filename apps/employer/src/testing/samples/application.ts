import type { Application, Scorecards } from "../../shared/answers.ts";
import { listed, person, sentInterview } from "./listed-applications.ts";

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
/** The scorecards of an application that nobody has scored yet. */
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
