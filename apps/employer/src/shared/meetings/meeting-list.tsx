import { Badge } from "@dryrun/design-system/marks/badge";
import { isDeclined } from "@dryrun/domain/company/meetings/rules";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import type { Meeting } from "./meeting.ts";
import { meetings as text } from "./meetings.en-in.ts";
import * as s from "./meetings.module.css";

const TONES = { proposed: "warning", booked: "success", cancelled: "neutral" } as const;

interface MeetingListProps {
  label: string;
  meetings: readonly Meeting[];
  /** Whether each names its candidate and the job. */
  hasCandidate?: boolean;
  /** Whether the applications can have meetings. */
  canPropose?: boolean;
  actsOf?: (meeting: Meeting) => ReactNode;
}

/** Meetings with their state, time and place. */
export const MeetingList = ({ label, meetings, hasCandidate = false, canPropose = true, actsOf }: MeetingListProps) => (
  <ul aria-label={label} className={s.list}>
    {meetings.map((meeting) => (
      <li key={meeting._id} className={s.item}>
        {hasCandidate && (
          <p>
            <Link to={paths.application(meeting.applicationId)}>{meeting.candidate}</Link>, {meeting.jobTitle}
          </p>
        )}
        <MeetingFacts meeting={meeting} needsTimes={canPropose && isDeclined(meeting)} />
        {actsOf && <div className={s.acts}>{actsOf(meeting)}</div>}
      </li>
    ))}
  </ul>
);

function MeetingFacts({ meeting, needsTimes }: { meeting: Meeting; needsTimes: boolean }) {
  const { status, startsAt, minutes, place, organiser, colleagues, cancelledBy, reason, endsWithRejectionAt } = meeting;
  const organised = organiser && text.withOrganiser(organiser.fullName);
  return (
    <>
      <div>
        <Badge tone={needsTimes ? "warning" : TONES[status]}>
          {needsTimes ? text.needsOtherTimes : text.statuses[status]}
        </Badge>
      </div>
      {startsAt && <p className={s.time}>{text.at(startsAt)}</p>}
      <p>{[text.minutes(minutes), organised].filter(Boolean).join(" · ")}</p>
      {colleagues.length > 0 && <p>{text.withColleagues(colleagues.map(({ fullName }) => fullName))}</p>}
      {place && <p>{text.place(place)}</p>}
      {status === "proposed" && <Choice slots={meeting.slots} />}
      {endsWithRejectionAt && <p>{text.endsWithRejection(endsWithRejectionAt)}</p>}
      {cancelledBy && <p className={s.muted}>{needsTimes ? text.noneSuits : text.cancelledBy[cancelledBy]}</p>}
      {reason && <p>{text.reason(reason)}</p>}
    </>
  );
}

/** The times from which the candidate picks. */
const Choice = ({ slots }: Pick<Meeting, "slots">) =>
  slots ? (
    <div>
      <p className={s.muted}>{text.proposedTimes}</p>
      <ul className={s.slots}>
        {slots.map((slot) => (
          <li key={slot}>{text.at(slot)}</li>
        ))}
      </ul>
    </div>
  ) : (
    <p className={s.muted}>{text.freeTimes}</p>
  );
