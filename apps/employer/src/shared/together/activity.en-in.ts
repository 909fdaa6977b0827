import { countOf } from "@dryrun/domain/text";

const people = (count: number) => countOf(count, "person", "people");
const applications = (count: number) => countOf(count, "application");

/** What people of the company did. */
export const activity = {
  title: "Activity",
  loading: "Loading the activity",
  failed: "Failed to load the activity",
  none: "Nobody has done anything here yet.",
  more: "Show earlier activity",
  loadingMore: "Loading...",
  formerColleague: "A former colleague",
  candidate: "The candidate",
  rule: "A rule",
  /** After what was done: another system did it. */
  byKey: "with an API key",
  kinds: {
    posted: () => "posted the job",
    edited: () => "changed the job",
    closed: () => "closed the job",
    reopened: () => "reopened the job",
    deleted: () => "deleted the job",
    invited: (count: number) => `invited ${people(count)}`,
    reminded: (count: number) => `reminded ${people(count)}`,
    mailed: () => "wrote a mail to the candidate",
    looked: () => "opened the application",
    accepted: () => "accepted the application",
    rejected: () => "rejected the application",
    "decision-reopened": () => "opened the application again",
    "contact-stopped": () => "marked the candidate as “do not contact”",
    "contact-allowed": () => "removed “do not contact”",
    scored: () => "submitted a scorecard",
    "score-changed": () => "changed their scorecard",
    "stages-changed": () => "changed the stages of the job",
    "criteria-changed": () => "changed the criteria of the scorecards",
    "meeting-proposed": () => "proposed a meeting",
    "meeting-moved": () => "moved a meeting",
    "meeting-cancelled": () => "cancelled a meeting",
    "meeting-booked": () => "picked a time for a meeting",
    "meeting-declined": () => "cancelled a meeting",
    undone: () => "took the decision back",
    exported: (count: number) => `exported ${applications(count)}`,
  },
  /** With the times, which older entries do not have. */
  meetings: {
    proposed: (times: string) => `proposed a meeting: ${times}`,
    proposedAgain: (times: string) => `proposed other times for the meeting${times && `: ${times}`}`,
    picked: (time: string) => `picked ${time}`,
    moved: (time: string) => `moved the meeting to ${time}`,
    cancelled: (time: string) => `cancelled the meeting on ${time}`,
    noneSuits: "said that none of the proposed times suit",
  },
  moved: (stage: string) => `moved the application to ${stage}`,
  movedByRule: (stage: string) => `moved the application to ${stage}`,
  assigned: (name: string) => `assigned the application to ${name}`,
  assignedToSelf: "took over the application",
  unassigned: "assigned the application to nobody",
} as const;
