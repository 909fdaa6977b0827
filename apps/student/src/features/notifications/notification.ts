import { ALERT_FILTERS } from "@dryrun/domain/jobs/limits";
import { EVENT_KINDS, type StudentEvent } from "@dryrun/domain/notifications/limits";
import type { Notification } from "@dryrun/frame/notifications/notification-list";
import { paths } from "../../paths.ts";
import { notifications as messages, type Searched } from "./notifications.en-in.ts";

/** Whether this release knows the event; those of a later one are left out. */
export const isKnown = ({ event }: Notification): boolean => Object.hasOwn(SHOWN, event);

export const kindOf = ({ event }: Notification) => EVENT_KINDS[event as StudentEvent];

const labels = messages.texts;

interface Shown {
  text: string;
  /** The page that it opens; null if that no longer exists. */
  to: string | null;
}

const toJobs = (search: string | null) => (search ? `${paths.jobs}?${search}` : paths.jobs);

function filtersOf(search: string | null) {
  const filters = new URLSearchParams(search ?? "");
  return Object.fromEntries(ALERT_FILTERS.map((name) => [name, filters.get(name) ?? ""])) as Searched;
}

const SHOWN: Record<StudentEvent, (notification: Notification) => Shown> = {
  "result-ready": ({ jobTitle, score, sessionId }) => ({
    text: labels.resultReady(jobTitle, score),
    to: sessionId && paths.interview(sessionId),
  }),
  "result-parked": ({ jobTitle, sessionId }) => ({
    text: labels.resultParked(jobTitle),
    to: sessionId && paths.interview(sessionId),
  }),
  "review-decided": ({ jobTitle, score, sessionId }) => ({
    text: labels.reviewDecided(jobTitle, score),
    to: sessionId && paths.interview(sessionId),
  }),
  "profile-opened": ({ company }) => ({ text: labels.profileOpened(company ?? ""), to: paths.profile }),
  "application-opened": ofApplication(labels.applicationOpened),
  accepted: ofApplication(labels.accepted),
  rejected: ofApplication(labels.rejected),
  reopened: ofApplication(labels.reopened),
  "remind-of-interview": ofApplication(labels.remindOfInterview),
  invited: ofJob(labels.invited),
  "remind-to-apply": ofJob(labels.remindToApply),
  "meeting-proposed": ofMeeting(labels.meetingProposed),
  "meeting-moved": ofMeeting(labels.meetingMoved),
  "meeting-cancelled": ofMeeting(labels.meetingCancelled),
  "jobs-found": ({ found, search }) => ({ text: labels.jobsFound(found ?? 0, filtersOf(search)), to: toJobs(search) }),
};

function ofApplication(text: (company: string, job: string) => string) {
  return ({ company, jobTitle, applicationId }: Notification): Shown => ({
    text: text(company ?? "", jobTitle ?? ""),
    to: applicationId && paths.application(applicationId),
  });
}

function ofMeeting(text: (company: string, job: string) => string) {
  return ({ company, jobTitle, meetingId }: Notification): Shown => ({
    text: text(company ?? "", jobTitle ?? ""),
    to: meetingId && paths.meeting(meetingId),
  });
}

function ofJob(text: (company: string, job: string) => string) {
  return ({ company, jobTitle, jobId }: Notification): Shown => ({
    text: text(company ?? "", jobTitle ?? ""),
    to: jobId && paths.job(jobId),
  });
}

/** Returns the text of a notification and its link. */
export const shownOf = (notification: Notification): Shown => SHOWN[notification.event as StudentEvent](notification);
