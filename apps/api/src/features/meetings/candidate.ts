import { detailOfTimes } from "@dryrun/domain/company/activity/meeting-times";
import { MEETING_SIDES } from "@dryrun/domain/company/meetings/limits";
import * as say from "@dryrun/domain/company/meetings/messages";
import { isOpen, mayMeet, nextReminder, overlaps, spanOf } from "@dryrun/domain/company/meetings/rules";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { retryDeadlock } from "../../db/deadlock.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { isOpenTo, type MyMeetingAnswer, myMeetingAnswer } from "./answers.ts";
import { timesOf } from "./availability.ts";
import { findTimetables, lockTimes } from "./colleagues/queries.ts";
import type { MeetingDeps } from "./deps.ts";
import { refreshFeed } from "./feed.ts";
import { inviteFile } from "./invite.ts";
import * as query from "./queries.ts";
import { tell } from "./tell.ts";

const TAKEN = () => new AppError("TIME_TAKEN", say.TIME_TAKEN);

async function find(db: Db, studentId: string, id: string): Promise<query.FoundMeeting> {
  const found = await query.findMyMeeting(db, studentId, id);
  if (!found) throw notFound("This meeting");
  return found;
}

/** Finds the starts that can be booked now. */
async function findTimes(deps: MeetingDeps, found: query.FoundMeeting, now: Date): Promise<Date[]> {
  const { meeting } = found;
  if (!isOpenTo(found, now) || !found.organiser) return [];
  return timesOf(meeting, await findTimetables(deps.db, idsOf(found), now, meeting.id), now);
}

const idsOf = (found: query.FoundMeeting) => query.peopleOf(found).map(({ _id }) => _id);

/** Locks the times of the company's people, then the meeting. Another booking of one of them waits until this one ends. */
async function book(deps: MeetingDeps, tx: Db, studentId: string, id: string, start: Date): Promise<void> {
  const now = deps.clock.now();
  const found = await find(tx, studentId, id);
  const ids = idsOf(found);
  await lockTimes(tx, ids);
  const meeting = await query.lockMeeting(tx, id);
  if (!meeting || !isOpen(meeting, now)) throw new AppError("TOO_LATE", say.MEETING_OVER);
  const { application, isJobDeleted, isCompanyBlocked } = found;
  if (isCompanyBlocked) throw new AppError("TOO_LATE", say.COMPANY_NOT_MET);
  if (!mayMeet({ status: application.status, isJobDeleted }))
    throw new AppError("DECIDED", say.NO_BOOKING_AFTER_DECISION);
  const isMove = meeting.status === "booked";
  if (isMove && meeting.startsAt?.getTime() === start.getTime()) return; // a repeated request
  if (!found.organiser || meeting.organiserId !== found.organiser._id) throw TAKEN();
  const people = await findTimetables(tx, ids, now, id);
  if (people.some(({ booked }) => overlaps(spanOf(start, meeting.minutes), booked))) throw TAKEN();
  const isOffered = timesOf(meeting, people, now).some((time) => time.getTime() === start.getTime());
  if (!isOffered) throw new AppError("TIME_TAKEN", say.TIME_NOT_OFFERED);
  const sequence = meeting.sequence + 1;
  const times = {
    startsAt: start,
    endsAt: addMs(start, meeting.minutes * MINUTE_MS),
    remindAt: nextReminder(start, now),
  };
  await query.updateMeeting(tx, id, { ...times, status: "booked", sequence });
  const from = isMove ? meeting.startsAt : null;
  const moved = from && { moved: { from: from.toISOString(), by: null } };
  await tell(tx, deps, id, { news: isMove ? "moved" : "booked", by: "candidate", ...moved });
  const detail = detailOfTimes([start, from]);
  await query.logOfCandidate(tx, meeting.applicationId, { kind: "meeting-booked", detail, at: now });
}

async function cancel(deps: MeetingDeps, tx: Db, studentId: string, id: string, reason: string) {
  const now = deps.clock.now();
  await find(tx, studentId, id);
  const meeting = await query.lockMeeting(tx, id);
  if (!meeting || meeting.status === "cancelled") return;
  if (!isOpen(meeting, now)) throw new AppError("TOO_LATE", say.MEETING_OVER);
  await query.cancelMeeting(tx, meeting, { by: "candidate", reason });
  const sides = meeting.status === "booked" ? MEETING_SIDES : (["company"] as const);
  await tell(tx, deps, id, { news: "cancelled", by: "candidate", sides });
  const detail = meeting.status === "booked" ? detailOfTimes([meeting.startsAt]) : detailOfTimes([], "none");
  await query.logOfCandidate(tx, meeting.applicationId, { kind: "meeting-declined", detail, at: now });
}

export type CandidateMeetings = ReturnType<typeof createCandidateMeetings>;

/** The meetings that a candidate was asked to. */
export function createCandidateMeetings(deps: MeetingDeps) {
  const { db, clock, changes, publicUrl } = deps;
  async function read(studentId: string, id: string): Promise<MyMeetingAnswer> {
    const found = await find(db, studentId, id);
    return myMeetingAnswer(found, await findTimes(deps, found, clock.now()), clock.now());
  }
  /** A link's times depend on the calendars of the company's people. */
  async function refresh(studentId: string, id: string): Promise<void> {
    const found = await find(db, studentId, id);
    if (found.meeting.slots || !found.organiser || !isOpenTo(found, clock.now())) return;
    await Promise.all(idsOf(found).map((userId) => refreshFeed(deps, userId)));
  }
  return {
    async ofApplication(studentId: string, applicationId: string): Promise<MyMeetingAnswer[]> {
      if (!(await query.isOfCandidate(db, studentId, applicationId))) throw notFound("This application");
      const rows = await query.findMeetingsOf(db, applicationId);
      return rows.map((found) => myMeetingAnswer(found, [], clock.now()));
    },
    async read(studentId: string, id: string): Promise<MyMeetingAnswer> {
      await refresh(studentId, id);
      return read(studentId, id);
    },
    async book(studentId: string, id: string, start: string): Promise<MyMeetingAnswer> {
      await refresh(studentId, id);
      await changes.take(studentId);
      await retryDeadlock(() => db.transaction((tx) => book(deps, tx, studentId, id, new Date(start))));
      return read(studentId, id);
    },
    async cancel(studentId: string, id: string, reason: string): Promise<MyMeetingAnswer> {
      await find(db, studentId, id);
      await changes.take(studentId);
      await retryDeadlock(() => db.transaction((tx) => cancel(deps, tx, studentId, id, reason)));
      return read(studentId, id);
    },
    async invite(studentId: string, id: string) {
      const file = inviteFile(await find(db, studentId, id), "candidate", { publicUrl, now: clock.now() });
      if (!file) throw notFound("This calendar file");
      return file;
    },
  };
}
