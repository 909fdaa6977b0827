import { BRAND } from "@dryrun/domain/brand";
import { countOf } from "@dryrun/domain/text";
import { application, applications, decision } from "./messages/applications.en-in.ts";
import { candidate, candidates } from "./messages/candidates.en-in.ts";
import { interview } from "./messages/interview.en-in.ts";
import { addJob, deleteJob, editJob, job, jobs } from "./messages/jobs.en-in.ts";
import { profile } from "./messages/profile.en-in.ts";

const number = new Intl.NumberFormat("en-IN");

/** The words of the employer's part that the server does not share. */
export const words = {
  nav: {
    home: `${BRAND.name}, dashboard`,
    dashboard: "Dashboard",
    applications: "Applications",
    jobs: "My Jobs",
    addJob: "Add Job",
    search: "Search Candidates",
    profile: "My Profile",
    leave: {
      title: "Log out and delete the draft?",
      text: "A job that you have not posted is saved on this device. Logging out deletes it.",
      confirm: "Log out",
      cancel: "Stay here",
    },
  },
  post: "Post a New Job",
  loading: {
    dashboard: "Loading the dashboard",
    jobs: "Loading jobs",
    job: "Loading the job",
    applications: "Loading applications",
    application: "Loading the application",
    interview: "Loading the interview",
  },
  failure: {
    dashboard: "Failed to load the dashboard",
    jobs: "Failed to fetch jobs",
    job: "Failed to load the job",
    noJob: "This job no longer exists.",
    application: "Failed to load the application",
    noApplication: "This application no longer exists.",
    review: "Failed to load review mode",
    interview: "Failed to load the interview",
    noInterview: "This interview no longer exists.",
  },
  list: {
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    sort: "Sort by",
    sorts: {
      newest: "Newest first",
      oldest: "Oldest first",
      score: "Best score first",
      name: "Name, A to Z",
      "name-desc": "Name, Z to A",
    },
    count: (total: number) => `${number.format(total)} ${total === 1 ? "application" : "applications"}`,
    reset: "Show all",
  },
  dashboard: {
    title: "Dashboard",
    unread: (count: number) => `${countOf(count, "interview")} waiting to be read`,
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
    activities: "Recent activities",
    noActivity: "Applications and interviews appear here as they come in.",
    applied: (name: string, job: string) => `${name} applied to ${job}`,
    sentInterview: (name: string, job: string) => `${name} sent an interview for ${job}`,
    actions: "Quick actions",
    seeApplications: "All applications",
    first: {
      title: "Post your first job",
      text: "Candidates apply with a full resume and send you a scored mock interview. Start with one job.",
    },
  },
  funnel: {
    title: "From invitation to decision",
    invited: "Invited",
    applied: "Applied",
    sent: "Interview sent",
    accepted: "Accepted",
    applications: "all applications",
  },
  jobs,
  addJob,
  editJob,
  deleteJob,
  job,
  candidates,
  candidate,
  applications,
  application,
  decision,
  interview,
  profile,
} as const;
