import { BLANK_JOB } from "@dryrun/api-client/testing/blank-job";
import type { Job } from "../../shared/answers.ts";
import { uuid } from "./values.ts";

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
