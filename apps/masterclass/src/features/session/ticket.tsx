import { Badge } from "@dryrun/design-system/marks/badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { sessionDate, sessionTimes } from "@dryrun/domain/masterclass/labels";
import { sessionView } from "@dryrun/domain/masterclass/page-state";
import { session as text } from "../../messages/session.en-in.ts";
import { SessionAction } from "./session-action.tsx";
import * as s from "./session-page.module.css";
import { SessionState } from "./session-state.tsx";
import type { MySession, ShownSession } from "./use-my-session.ts";

export interface TicketProps {
  my: MySession;
  session: ShownSession;
  now: Date;
  courseBought: boolean;
}

/** The date of the session, the attendance, and the button. */
export function Ticket({ my, session, now, courseBought }: TicketProps) {
  const { startAt, endAt, calendarLink } = session;
  const view = sessionView({ startAt: new Date(startAt), calendarLink }, my.attendanceStatus, now);
  return (
    <section className={paperClass(s.ticket)} aria-label={text.ticket}>
      <p className={s.when}>
        <time dateTime={startAt}>{sessionDate(startAt)}</time>
      </p>
      <p className={s.badges}>
        <Badge>{sessionTimes(startAt, endAt)}</Badge>
        {view.badge === "Missed" && <Badge tone="warning">{text.missed}</Badge>}
        {view.badge === "Attended" && <Badge tone="success">{text.attended}</Badge>}
      </p>
      <SessionState my={my} session={session} view={view} now={now} courseBought={courseBought} />
      <SessionAction action={view.action} session={session} />
    </section>
  );
}
