import type { Dashboard } from "../../shared/answers.ts";
import { application } from "./application.ts";
import { job } from "./jobs.ts";
import { uuid } from "./values.ts";

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
