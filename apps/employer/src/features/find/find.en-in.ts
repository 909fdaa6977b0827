import { TYPE_MORE } from "@dryrun/domain/company/find/messages";
import { countOf } from "@dryrun/domain/text";

/** The search for everything in the employer's part. */
export const find = {
  title: "Find",
  label: "Jobs, people and pages",
  list: "Results",
  more: TYPE_MORE,
  searching: "Searching",
  nothing: (words: string) => `Nothing found for “${words}”.`,
  count: (count: number) => countOf(count, "result"),
  failed: "The search failed. Try again.",
  offline: "You are offline, or Dryrun cannot be reached. Check your connection and try again.",
  again: "Try again",
  groups: {
    recent: "Opened before",
    actions: "Actions",
    pages: "Pages",
    jobs: "Jobs",
    candidates: "Candidates",
    applications: "Applications",
    colleagues: "Colleagues",
    more: "More",
  },
  closed: "Closed",
  applied: (job: string) => `Applied to ${job}`,
  applications: (count: number) => countOf(count, "application"),
  invited: (job: string) => `Invited to ${job}`,
  ofName: (words: string) => `Applications of people named “${words}”`,
  ofSkill: (words: string) => `Candidates with the skill “${words}”`,
  actions: {
    post: "Post a job",
    review: "Start reviewing",
    interviews: "Read new interviews",
    invite: "Invite candidates",
    chooseJob: "Choose the job",
    colleague: "Invite a colleague",
  },
  pages: {
    meetings: "Meetings",
    numbers: "Numbers",
    team: "Team",
    stages: "Stages",
    mails: "Mails to candidates",
    developers: "API keys and webhooks",
    notifications: "Notifications",
    privacy: "Your data and privacy",
  },
  /** Further words that find these pages. */
  also: {
    meetings: "calendar free times",
    numbers: "statistics report",
    team: "people colleagues roles",
    mails: "templates",
    developers: "developers",
    profile: "company settings signature summary reasons logo",
  },
} as const;
