import type { ListedApplication } from "../../shared/answers.ts";
import { job } from "./jobs.ts";
import { uuid } from "./values.ts";

export const person = { fullName: "Asha Rao", email: "asha@student.example", phone: "9876543210" };

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
