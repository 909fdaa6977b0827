import { nav, post } from "./frame/frame.en-in.ts";
import { application, applications, decision } from "./messages/applications.en-in.ts";
import { interview } from "./messages/interview.en-in.ts";

/** The words of the employer's part that the server does not share. */
export const messages = {
  nav,
  post,
  loading: {
    jobs: "Loading jobs",
    job: "Loading the job",
    applications: "Loading applications",
    application: "Loading the application",
    interview: "Loading the interview",
  },
  failure: {
    jobs: "Failed to fetch jobs",
    job: "Failed to load the job",
    noJob: "This job no longer exists.",
    application: "Failed to load the application",
    noApplication: "This application no longer exists.",
    review: "Failed to load review mode",
    interview: "Failed to load the interview",
    noInterview: "This interview no longer exists.",
  },
  applications,
  application,
  decision,
  interview,
} as const;
