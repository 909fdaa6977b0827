import { BRAND } from "@dryrun/domain/brand";

/** The words of the bar. These are apart from the others, because they load before the first page. */
export const nav = {
  home: `${BRAND.name}, dashboard`,
  dashboard: "Dashboard",
  applications: "Applications",
  jobs: "My Jobs",
  addJob: "Add Job",
  search: "Search Candidates",
  profile: "My Profile",
  find: {
    label: "Find",
    key: "Ctrl K",
    keyOnMac: "⌘K",
    failed: "The search did not load. Check your connection and press Find again.",
  },
  leave: {
    title: "Log out and delete the draft?",
    text: "What you have written but not sent is saved on this device. Logging out deletes it.",
    confirm: "Log out",
    cancel: "Stay here",
  },
} as const;

/** The main action of the dashboard and of lists. */
export const post = "Post a New Job";

/** For a person who may not post, in a company without jobs that the person may see. */
export const noJobToSee = "There is no job for you to see yet.";
