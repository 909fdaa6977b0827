import { countOf } from "@dryrun/domain/text";

/** The employer's first page: pending tasks, numbers, activities. */
export const dashboard = {
  title: "Dashboard",
  loading: "Loading the dashboard",
  failed: "Failed to load the dashboard",
  todo: {
    title: "To do",
    review: "Start reviewing",
    key: "R",
    loading: "Loading your tasks",
    nothing: "You are up to date. New applications and interviews appear here.",
    assigned: { text: (count: number) => `${countOf(count, "application")} assigned to you`, act: "See yours" },
    unread: { text: (count: number) => `${countOf(count, "interview")} to read`, act: "Read interviews" },
    overdue: {
      text: (count: number, days: number) =>
        `${countOf(count, "application")} ${count === 1 ? "has" : "have"} waited more than ${days} days`,
      act: "Decide now",
    },
    unopened: {
      text: (count: number) => `${countOf(count, "application")} not opened yet`,
      act: "Open applications",
    },
    ending: {
      text: (count: number, job: string, at: string, isAll: boolean) =>
        `${countOf(count, "invitation")} to ${job} ${count === 1 ? "ends" : "end"} ${isAll ? "" : "from "}${at}`,
      act: "See who has not applied",
    },
  },
  numbers: "Your numbers",
  stats: {
    totalJobs: "Jobs",
    totalApplications: "Applications",
    totalInterviews: "Interviews sent",
    pendingInterviews: "Interviews pending",
  },
  pendingNote: "Applied, interview not sent yet",
  perDay: "Applications per day, last 30 days",
  day: "Day",
  applications: "Applications",
  noneInDays: "No applications in the last 30 days.",
  inDays: (total: number, most: number, days: string) =>
    `${countOf(total, "application")} in 30 days. Most on ${days}: ${most}.`,
  both: (day: string, last: string) => `${day} and ${last}`,
  andOthers: (last: string, others: number) => `${last} and ${countOf(others, "other day")}`,
  activities: "Recent activity",
  noActivity: "Applications and interviews appear here as they come in.",
  applied: (name: string, job: string) => `${name} applied to ${job}`,
  sentInterview: (name: string, job: string) => `${name} sent an interview result for ${job}`,
  actions: "Quick actions",
  toNumbers: "Numbers",
  seeApplications: "All applications",
  first: {
    title: "Post your first job",
    text: "Candidates apply with a full resume and send you a scored mock interview. Start with one job.",
    noneToSee: "Jobs and their applications appear here once your team has posted one that you may see.",
  },
} as const;

/** The funnel from invitation to decision, of one job or of all. */
export const funnels = {
  invited: "People your company invited",
  others: "Direct applicants",
  steps: { invited: "Invited", applied: "Applied", sent: "Interview sent", accepted: "Accepted" },
  ofApplied: "applied",
  note: "Withdrawn applications and cancelled invitations are not counted.",
} as const;
