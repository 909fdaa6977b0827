import { MAX_MEETING_COLLEAGUES } from "@dryrun/domain/company/meetings/limits";
import { listOf } from "@dryrun/domain/text";
import { formatDateTime, formatTime, formatWeekday } from "@dryrun/domain/time";

/** "Tuesday, 1 Dec 2026, 11:00 am IST". */
const at = (start: string) => `${formatWeekday(start)}, ${formatDateTime(start)}`;

/** Texts of meetings, for the page of an application and the page of the own meetings. */
export const meetings = {
  title: "Meetings",
  loading: "Loading the meetings",
  failed: "Failed to load the meetings",
  notLoaded: "This could not be loaded. Try again.",
  none: "No meeting has been proposed yet.",
  at,
  needsOtherTimes: "Needs other times",
  noneSuits: "None of the times suit the candidate",
  statuses: { proposed: "Waiting for the candidate", booked: "Booked", cancelled: "Cancelled" },
  minutes: (minutes: number) => `${minutes} minutes`,
  withOrganiser: (name: string) => `Organised by ${name}`,
  withColleagues: (names: readonly string[]) => `With ${listOf(names)}`,
  youAreBusy: "You have an event in your calendar at this time.",
  busy: (name: string) => `${name} is busy at this time.`,
  unusual: (start: string) => `This is ${formatTime(start).replace(" IST", "")} in India.`,
  place: (place: string) => `Place: ${place}`,
  proposedTimes: "Proposed times:",
  freeTimes: "The candidate picks from the times when everybody is free.",
  cancelledBy: { company: "Cancelled by the company", candidate: "Cancelled by the candidate" },
  endsWithRejection: (at: string) => `Will be cancelled with the rejection, which is sent on ${formatDateTime(at)}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  propose: "Propose a meeting",
  other: "Propose other times",
  move: "Move",
  cancel: "Cancel the meeting",
  actsFor: (name: string, what: string) => `${what}: meeting with ${name}`,
  form: {
    title: (name: string) => `Propose a meeting to ${name}`,
    otherTitle: (name: string) => `Propose other times to ${name}`,
    about: "The candidate gets an e-mail and picks a time. Then everybody gets an e-mail with the calendar file.",
    otherAbout: {
      cancelled: "The candidate gets an e-mail with the new times and picks one of them.",
      proposed: "The candidate gets an e-mail with the new times. The former times can no longer be picked.",
      booked:
        "The booked time is cancelled and leaves the calendars. The candidate gets an e-mail and picks one of the new times.",
    },
    colleagues: "With",
    colleaguesHint: `Optional: up to ${MAX_MEETING_COLLEAGUES} colleagues. The candidate reads their names.`,
    minutes: "Duration",
    place: "Place",
    placeHint: "An address, a link for a video call, or a telephone number",
    message: "Message",
    messageHint: "The candidate reads it in the e-mail.",
    way: "How the candidate picks a time",
    ways: { slots: "From times that I propose", link: "From my free times" },
    linkHint: "Your hours, and the calendars and meetings of everybody in the meeting, decide which times are free.",
    setHours: "Set your hours",
    slots: "Times",
    slot: "Time",
    slotHint: "In India time",
    submit: "Send the proposal",
    pending: "Sending...",
    failed: "The proposal was not sent",
    noTime: "Choose a day and a time.",
  },
  moving: {
    title: (name: string) => `Move the meeting with ${name}`,
    about:
      "The candidate gets an e-mail with the new time and its calendar file. The candidate is not asked first, and can still move or cancel the meeting.",
    start: "New time",
    submit: "Move the meeting",
    pending: "Moving...",
    failed: "The meeting was not moved",
  },
  cancelling: {
    title: (name: string) => `Cancel the meeting with ${name}?`,
    about: {
      proposed: "The candidate gets an e-mail. The proposed times can no longer be picked.",
      booked: "The candidate gets an e-mail. The meeting leaves their calendar.",
    },
    reason: "Reason",
    hint: "Optional. The candidate reads it.",
    confirm: "Cancel the meeting",
    pending: "Cancelling...",
    cancel: "Keep the meeting",
    failed: "The meeting was not cancelled",
  },
} as const;
