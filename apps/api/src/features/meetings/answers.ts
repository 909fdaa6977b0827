import type { myMeeting, proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { isDeclined, isOpen, mayMeet } from "@dryrun/domain/company/meetings/rules";
import type { Output } from "@dryrun/domain/contract/define";
import type { FoundMeeting } from "./queries.ts";

export type MeetingAnswer = Output<typeof proposeMeeting>["meeting"];
export type MyMeetingAnswer = Output<typeof myMeeting>["meeting"];

/** A meeting whose times were proposed again keeps its former start for the mail; it has none for readers. */
function shared({ meeting }: FoundMeeting) {
  const { id, applicationId, status, minutes, place, message, cancelledBy, reason, createdAt } = meeting;
  const hasTime = status !== "proposed";
  return {
    ...{ _id: id, applicationId, status, minutes, place, message, cancelledBy, reason },
    startsAt: (hasTime && meeting.startsAt?.toISOString()) || null,
    endsAt: (hasTime && meeting.endsAt?.toISOString()) || null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns when a rejection that waits to be sent cancels the meeting. Until then the candidate still has it. */
function rejectionEnds({ meeting, application: { status, shownStatus, heldUntil } }: FoundMeeting): string | null {
  const isHeld = shownStatus === "rejected" && status !== "rejected";
  return isHeld && meeting.status !== "cancelled" ? (heldUntil?.toISOString() ?? null) : null;
}

export const meetingAnswer = (found: FoundMeeting): MeetingAnswer => ({
  ...shared(found),
  endsWithRejectionAt: rejectionEnds(found),
  slots: found.meeting.slots,
  organiser: found.organiser && { _id: found.organiser._id, fullName: found.organiser.fullName },
  colleagues: found.colleagues.map(({ _id, fullName }) => ({ _id, fullName })),
  candidate: found.application.candidate,
  jobTitle: found.jobTitle,
});

/** Whether the candidate can book, move or cancel the meeting. */
export const isOpenTo = ({ meeting, application, isJobDeleted, isCompanyBlocked }: FoundMeeting, now: Date): boolean =>
  !isCompanyBlocked && isOpen(meeting, now) && mayMeet({ status: application.status, isJobDeleted });

export const myMeetingAnswer = (found: FoundMeeting, times: readonly Date[], now: Date): MyMeetingAnswer => ({
  ...shared(found),
  isDeclined: isDeclined(found.meeting) && found.application.status !== "withdrawn",
  organiser: found.organiser?.fullName ?? null,
  colleagues: found.colleagues.map(({ fullName }) => fullName),
  company: found.company,
  jobTitle: found.jobTitle,
  times: times.map((start) => start.toISOString()),
  isOpen: isOpenTo(found, now),
});
