import { countOf } from "@dryrun/domain/text";
import { noJobToSee } from "../frame/frame.en-in.ts";

/** The posted jobs. */
export const jobs = {
  title: "Your Posted Jobs",
  none: "You have not posted a job yet.",
  noneToSee: noJobToSee,
  missing: "No jobs found.",
  details: "View Details",
  of: (job: string) => `of ${job}`,
  applications: (count: number) => countOf(count, "Application"),
  closed: "Closed",
  hidden: "Hidden",
  notVisible: "Not visible yet",
  applicationsTo: (count: number, job: string) => `${countOf(count, "application")} to ${job}`,
  search: "Search by title or place",
  state: "Status",
  states: { open: "Open", closed: "Closed" },
  anyState: "Open and closed",
  sorts: { newest: "Newest first", applications: "Most applications", title: "Title, A to Z" },
  count: (total: number) => countOf(total, "job"),
  noneFound: "No job matches.",
  showAll: "Show all jobs",
  noApplications: "None",
  blank: "–",
  columns: {
    title: "Job",
    company: "Company",
    location: "Location",
    applications: "Applications",
    posted: "Posted",
    type: "Type",
    pay: "Pay",
    experience: "Experience",
    closes: "Closing date",
  },
} as const;

/** A job in edit mode. */
export const editJob = {
  title: (job: string) => `Edit ${job}`,
  form: "Job",
  submit: "Save job",
  pending: "Saving...",
  cancel: "Cancel",
  failed: "The job was not saved. Your entries are kept. Try again.",
} as const;

export const deleteJob = {
  act: "Delete job",
  title: "Delete this job?",
  text: (applications: number, invitations: number | undefined) =>
    [
      applications > 0 &&
        `Its ${countOf(applications, "application")} ${applications === 1 ? "stays" : "stay"} visible as 'Job Deleted'.`,
      invitations === undefined && "Open invitations stop working.",
      invitations !== undefined &&
        invitations > 0 &&
        `${countOf(invitations, "open invitation")} ${invitations === 1 ? "stops" : "stop"} working.`,
      applications === 0 && invitations === 0 && "It has no applications and no open invitations.",
      "This cannot be undone. To stop new applications only, close the job instead.",
    ]
      .filter(Boolean)
      .join(" "),
  confirm: "Delete job",
  cancel: "Keep job",
  pending: "Deleting...",
  failed: "The job was not deleted. Try again.",
} as const;

/** The form of a new job. */
export const addJob = {
  title: "Add Job",
  form: "New job",
  submit: "Post job",
  pending: "Posting...",
  cancel: "Cancel",
  posted: "Job posted",
  seeLive: "See it live",
  failed: "The job was not posted. Your entries are kept. Try again.",
  sentBefore: "This job may have been posted already. Look at My Jobs before you post it again.",
  blank: "Start with a blank form",
  leave: "Leave without posting?",
  unsaved: "This job is not posted yet. The draft stays on this device.",
  salaryHint: "Rupees per year, such as 7.6 lakh or 4–6 LPA. Students who filter by pay see jobs with an amount.",
  years: "years",
  minHint: "Enter 0 if no experience is needed.",
  maxHint: "Leave empty for no upper limit.",
  closingHint: "The job stays open until the end of this day (India time).",
  modes: {
    quick: "Quick Apply",
    quickHint: "Candidates apply here with their Dryrun profile.",
    company: "Company Website",
    companyHint: "After the mock interview, candidates continue on your website.",
  },
  urlHint: "Starts with http:// or https://",
  urlCleared: "The company URL was removed because Quick Apply does not use it.",
  preview: "Preview",
  previewAbout: "What candidates will see",
  noTitle: "Title of the job",
  noCompany: "Company",
  noLocation: "Location",
} as const;

/** One job. */
export const job = {
  link: "Link to this job",
  view: "View applications",
  edit: "Edit",
  duplicate: "Duplicate",
  criteria: "Scorecard criteria",
  stages: "Stages",
  moreNumbers: "Time to decide, sources and groups of people",
  acts: "Actions for this job",
  more: "More actions for this job",
  close: "Close job",
  closing: "Closing...",
  reopen: "Reopen job",
  reopening: "Reopening...",
  failedAct: "That did not work. Try again.",
  closedByHand: (date: string) =>
    `This job was closed on ${date}. Candidates cannot find it or apply. Open invitations are paused until you reopen it.`,
  closedByDate: "The closing date has passed. Set a later date to reopen the job.",
  setDate: "Change the closing date",
  tabs: "Sections of this job",
  tab: {
    applications: "Applications",
    invited: "Invited",
    posting: "Posting",
    numbers: "Numbers",
    activity: "Activity",
  },
  lists: "Applications, interviews and decisions",
  invitedPeople: "Invited",
  accepted: "Accepted",
  numbers: "Figures for this job",
  applications: "Applications",
  interviews: "Interviews",
  basics: "Basic details",
  closed: "Closed",
  awaitsVerification:
    "Visible after we have checked your company. Until then only people you invite can see it and apply.",
  hidden:
    "We have hidden this job: candidates cannot see it or apply. The applications you received stay. Contact support if this is a mistake.",
  mode: "Application type",
  newTab: "opens in a new tab",
  notGiven: "Not given.",
} as const;
