import { calendarLinkOf } from "@dryrun/domain/masterclass/calendar";
import { JOIN_CLOSES_MINUTES } from "@dryrun/domain/masterclass/limits";
import { nextJoinable } from "@dryrun/domain/masterclass/my-session";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import {
  sessionMissedMail,
  sessionMovedMail,
  sessionReminderMail,
  sessionReplacedMail,
} from "../../mails/masterclass.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import { PAGE } from "./public.ts";
import * as query from "./queries.ts";

interface MasterclassJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}
type MasterclassMail = "mail.session-reminder" | "mail.session-moved" | "mail.session-missed" | "mail.session-replaced";

export function masterclassJobs({ db, clock, mailer, publicUrl }: MasterclassJobDeps): Pick<Handlers, MasterclassMail> {
  const link = `${publicUrl}${PAGE}`;
  /** Reads the data for a mail; undefined if the account was deleted. */
  async function factsOf(enrolmentId: string) {
    const foundEnrolment = await query.findEnrolment(db, enrolmentId);
    if (!foundEnrolment?.enrolment.email) return undefined;
    const { enrolment, session } = foundEnrolment;
    const path = calendarLinkOf(session, clock.now());
    const calendarLink = path && `${publicUrl}${path}`;
    return { to: foundEnrolment.enrolment.email, name: enrolment.fullName, session, calendarLink, link };
  }
  return {
    async "mail.session-reminder"({ enrolmentId, hours }) {
      const facts = await factsOf(enrolmentId);
      if (!facts || facts.session.startAt <= clock.now()) return; // the mail is too late
      const key = `session-reminder-${enrolmentId}-${hours}-${facts.session.startAt.getTime()}`;
      await mailer.send({ ...sessionReminderMail(facts), to: facts.to, key });
    },
    async "mail.session-moved"({ enrolmentId, at }) {
      const facts = await factsOf(enrolmentId);
      if (!facts) return;
      await mailer.send({ ...sessionMovedMail(facts), to: facts.to, key: `session-moved-${enrolmentId}-${at}` });
    },
    async "mail.session-replaced"({ enrolmentId, sessionId }) {
      const [facts, former] = await Promise.all([factsOf(enrolmentId), findSession(db, sessionId)]);
      if (!facts || !former) return;
      const key = `session-replaced-${enrolmentId}-${sessionId}`;
      await mailer.send({ ...sessionReplacedMail({ ...facts, former }), to: facts.to, key });
    },
    async "mail.session-missed"({ enrolmentId }) {
      const facts = await factsOf(enrolmentId);
      if (!facts) return;
      const now = clock.now();
      const joinable = await query.findActiveSessions(db, addMs(now, -JOIN_CLOSES_MINUTES * MINUTE_MS));
      const mail = sessionMissedMail({ ...facts, next: nextJoinable(joinable, now) });
      await mailer.send({ ...mail, to: facts.to, key: `session-missed-${enrolmentId}` });
    },
  };
}
