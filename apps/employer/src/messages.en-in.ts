import { BRAND } from "@dryrun/domain/brand";
import { countOf } from "@dryrun/domain/text";
import { application, applications, decision } from "./messages/applications.en-in.ts";
import { candidate, candidates } from "./messages/candidates.en-in.ts";
import { interview } from "./messages/interview.en-in.ts";
import { addJob, deleteJob, editJob, job, jobs } from "./messages/jobs.en-in.ts";
import { profile } from "./messages/profile.en-in.ts";

/** The words of the employer's part that the server does not share. */
export const messages = {
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
    filters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
    sort: "Sort by",
    sorts: {
      newest: "Newest first",
      oldest: "Oldest first",
      score: "Best score first",
      name: "Name, A to Z",
      "name-desc": "Name, Z to A",
    },
    count: (total: number) => countOf(total, "application"),
    reset: "Show all",
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
