import type { SessionRow } from "../../records/purchases/live-sessions.ts";

/** A session as the admin reads it. */
export const adminSession = (session: SessionRow, enrolments: number) => ({
  _id: session.id,
  title: session.title,
  startAt: session.startAt.toISOString(),
  endAt: session.endAt.toISOString(),
  teamsMeetingUrl: session.teamsMeetingUrl,
  active: session.active,
  recordingUrl: session.recordingUrl,
  enrolments,
  reportedAt: session.reportedAt?.toISOString() ?? null,
});
