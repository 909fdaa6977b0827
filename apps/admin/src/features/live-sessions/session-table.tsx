import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { Output } from "@dryrun/domain/contract/define";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import type { liveSessions } from "@dryrun/domain/masterclass/sessions/contract";
import { Check, CirclePause, History, Radio } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import * as s from "./session-table.module.css";

export type LiveSession = Output<typeof liveSessions>["sessions"][number];

const say = words.sessions;
const whenOf = ({ startAt, endAt }: LiveSession) => slotLabel(startAt, endAt);

function columnsAt(now: Date): Column<LiveSession>[] {
  return [
    { key: "title", header: say.session, cell: ({ title }) => title, isRowHeader: true },
    { key: "when", header: say.when, cell: whenOf },
    { key: "enrolled", header: say.enrolled, cell: ({ enrolments }) => enrolments, isEnd: true },
    { key: "state", header: say.state, cell: (session) => <State session={session} now={now} /> },
    { key: "meeting", header: say.meeting, cell: (session) => <Links session={session} /> },
  ];
}

function State({ session, now }: { session: LiveSession; now: Date }) {
  const icon = iconProps(16);
  if (new Date(session.endAt) <= now) return <Badge icon={<History {...icon} />}>{say.over}</Badge>;
  if (!session.active)
    return (
      <Badge isDraft icon={<CirclePause {...icon} />}>
        {say.inactive}
      </Badge>
    );
  if (new Date(session.startAt) <= now)
    return (
      <Badge tone="warning" icon={<Radio {...icon} />}>
        {say.running}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {say.active}
    </Badge>
  );
}

function Links({ session }: { session: LiveSession }) {
  const when = whenOf(session);
  return (
    <span className={s.links}>
      <a
        href={session.teamsMeetingUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say.openMeetingOf(session.title, when)}
        className="lone-link"
      >
        {say.openMeeting}
      </a>
      {session.recordingUrl && (
        <a
          href={session.recordingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say.openRecordingOf(session.title, when)}
          className="lone-link"
        >
          {say.recording}
        </a>
      )}
    </span>
  );
}

interface SessionTableProps {
  title: string;
  none: string;
  sessions: readonly LiveSession[];
  now: Date;
}

/** Sessions under their own heading, all times in India time with the weekday. */
export function SessionTable({ title, none, sessions, now }: SessionTableProps) {
  return (
    <section className={s.section}>
      <h2 className={s.title}>{title}</h2>
      {sessions.length === 0 ? (
        <p>{none}</p>
      ) : (
        <div className={s.table}>
          <DataTable caption={title} columns={columnsAt(now)} rows={sessions} rowKey={({ _id }) => _id} />
        </div>
      )}
    </section>
  );
}
