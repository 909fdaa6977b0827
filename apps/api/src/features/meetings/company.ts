import { DO_NOT_CONTACT } from "@dryrun/domain/applications/history/messages";
import type { moveMeeting, proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { MAX_MEETINGS, MAX_OPEN_MEETINGS, SHOWN_MEETINGS } from "@dryrun/domain/company/meetings/limits";
import * as say from "@dryrun/domain/company/meetings/messages";
import {
  type Interval,
  isOpen,
  mayMeet,
  nextReminder,
  overlaps,
  refusalOfSlot,
  spanOf,
} from "@dryrun/domain/company/meetings/rules";
import type { Input } from "@dryrun/domain/contract/define";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { retryDeadlock } from "../../db/deadlock.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { isOwnApplication } from "../../records/applications.ts";
import { logOfApplications } from "../../records/company/activity.ts";
import { findStopped } from "../../records/company/contact-stops.ts";
import type { Member } from "../../records/company/members.ts";
import { type MeetingAnswer, meetingAnswer } from "./answers.ts";
import type { MeetingDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { tell } from "./tell.ts";

type Proposal = Input<typeof proposeMeeting>["body"];
type Move = Input<typeof moveMeeting>["body"];

const mayNot = () => new AppError("DECIDED", say.NO_MEETING_AFTER_DECISION);

/** @throws 400 at the time that cannot be proposed. */
function checkSlots(slots: readonly string[], minutes: number, booked: readonly Interval[], now: Date) {
  for (const [index, slot] of slots.entries()) {
    const isTaken = overlaps(spanOf(slot, minutes), booked);
    const refusal = refusalOfSlot(new Date(slot), now) ?? (isTaken ? say.SLOT_BOOKED : null);
    if (refusal) throw invalidField(`slots.${index}`, refusal);
  }
}

interface Offer {
  slots: string[] | null;
  minutes: number;
  /** The meeting whose times these are; "" for a new one. */
  meetingId: string;
}
/** Locks the organiser's times and checks that these can be offered. */
async function checkOffer(tx: Db, organiserId: string, { slots, minutes, meetingId }: Offer, now: Date) {
  const availability = await query.lockAvailability(tx, organiserId);
  if (!slots && availability.hours.length === 0) throw invalidField("slots", say.NO_HOURS);
  const booked = await query.findBooked(tx, organiserId, now, meetingId);
  if (slots) checkSlots(slots, minutes, booked, now);
}

/** Counts towards the company's mails of the day; a refused change is returned to it. */
async function counted<T>({ db, perDay }: MeetingDeps, { companyId }: Member, change: (tx: Db) => Promise<T>) {
  await perDay.take(companyId);
  return retryDeadlock(() => db.transaction(change)).catch(async (error: unknown) => {
    await perDay.giveBack(companyId);
    throw error;
  });
}

async function refuseStopped(tx: Db, { companyId }: Member, studentId: string | null) {
  if (studentId && (await findStopped(tx, companyId, [studentId])).size > 0)
    throw new AppError("DO_NOT_CONTACT", DO_NOT_CONTACT);
}

const propose = (deps: MeetingDeps, member: Member, applicationId: string, given: Proposal) =>
  counted(deps, member, async (tx) => {
    const now = deps.clock.now();
    const application = await query.lockApplication(tx, member, applicationId);
    if (!application) throw notFound("This application");
    if (!mayMeet(application)) throw mayNot();
    await refuseStopped(tx, member, application.studentId);
    const count = await query.countMeetings(tx, applicationId, now);
    if (count.open >= MAX_OPEN_MEETINGS) throw new AppError("LIMIT_REACHED", say.TOO_MANY_OPEN_MEETINGS);
    if (count.all >= MAX_MEETINGS) throw new AppError("LIMIT_REACHED", say.TOO_MANY_MEETINGS);
    await checkOffer(tx, member.userId, { ...given, meetingId: NO_ID }, now);
    const { minutes, place, message, slots } = given;
    const row = { id: newId(now), applicationId, organiserId: member.userId, minutes, place, message, createdAt: now };
    await query.insertMeeting(tx, { ...row, slots: slots && inOrder(slots) });
    await tell(tx, deps.queue, { id: row.id, sequence: 0 }, "proposed", ["candidate"]);
    await logOfApplications(tx, member, [applicationId], { kind: "meeting-proposed", at: now });
    return row.id;
  });

/** An id that no meeting has. */
const NO_ID = "00000000-0000-0000-0000-000000000000";
const inOrder = (slots: readonly string[]) => slots.map((slot) => new Date(slot).toISOString()).toSorted();

/** Locks the organiser's times, then the meeting; somebody without an organiser gets the caller. */
async function lockOpen(tx: Db, member: Member, id: string, now: Date) {
  const found = await query.findOwnMeeting(tx, member, id);
  if (!found) throw notFound("This meeting");
  const organiserId = found.meeting.organiserId ?? member.userId;
  await query.lockAvailability(tx, organiserId);
  const meeting = await query.lockMeeting(tx, id);
  if (!meeting || !isOpen(meeting, now)) throw new AppError("TOO_LATE", say.MEETING_OVER);
  const { application, isJobDeleted } = found;
  if (!mayMeet({ status: application.shownStatus, isJobDeleted })) throw mayNot();
  await refuseStopped(tx, member, application.studentId);
  return { meeting, organiserId };
}

async function moveTo(
  tx: Db,
  { queue }: MeetingDeps,
  meeting: query.MeetingRow,
  organiserId: string,
  start: Date,
  now: Date,
) {
  if (meeting.status !== "booked") throw invalidField("start", say.NOT_BOOKED);
  if (meeting.startsAt?.getTime() === start.getTime()) return false;
  const refusal = refusalOfSlot(start, now);
  if (refusal) throw invalidField("start", refusal);
  const booked = await query.findBooked(tx, organiserId, now, meeting.id);
  if (overlaps(spanOf(start, meeting.minutes), booked)) throw new AppError("TIME_TAKEN", say.SLOT_BOOKED);
  const sequence = meeting.sequence + 1;
  const endsAt = addMs(start, meeting.minutes * MINUTE_MS);
  const times = { startsAt: start, endsAt, remindAt: nextReminder(start, now) };
  await query.updateMeeting(tx, meeting.id, { ...times, sequence, organiserId });
  await tell(tx, queue, { id: meeting.id, sequence }, "moved");
  return true;
}

async function offerAgain(
  tx: Db,
  { queue }: MeetingDeps,
  meeting: query.MeetingRow,
  organiserId: string,
  slots: string[] | null,
  now: Date,
) {
  await checkOffer(tx, organiserId, { slots, minutes: meeting.minutes, meetingId: meeting.id }, now);
  const sequence = meeting.sequence + 1;
  const proposed = { status: "proposed" as const, slots: slots && inOrder(slots), remindAt: null };
  await query.updateMeeting(tx, meeting.id, { ...proposed, sequence, organiserId });
  const sides = meeting.status === "booked" ? undefined : (["candidate"] as const);
  await tell(tx, queue, { id: meeting.id, sequence }, "proposed", sides);
}

const move = (deps: MeetingDeps, member: Member, id: string, { start, slots }: Move) =>
  counted(deps, member, async (tx) => {
    const now = deps.clock.now();
    const { meeting, organiserId } = await lockOpen(tx, member, id, now);
    if (start) {
      if (!(await moveTo(tx, deps, meeting, organiserId, new Date(start), now))) return;
    } else await offerAgain(tx, deps, meeting, organiserId, slots ?? null, now);
    await logOfApplications(tx, member, [meeting.applicationId], { kind: "meeting-moved", at: now });
  });

const cancel = (deps: MeetingDeps, member: Member, id: string, reason: string) =>
  counted(deps, member, async (tx) => {
    const now = deps.clock.now();
    if (!(await query.findOwnMeeting(tx, member, id))) throw notFound("This meeting");
    const meeting = await query.lockMeeting(tx, id);
    if (!meeting || meeting.status === "cancelled") return;
    if (!isOpen(meeting, now)) throw new AppError("TOO_LATE", say.MEETING_OVER);
    await query.cancelMeeting(tx, meeting, { by: "company", reason });
    const sides = meeting.status === "booked" ? undefined : (["candidate"] as const);
    await tell(tx, deps.queue, { id, sequence: meeting.sequence + 1 }, "cancelled", sides);
    await logOfApplications(tx, member, [meeting.applicationId], { kind: "meeting-cancelled", at: now });
  });

export type CompanyMeetings = ReturnType<typeof createCompanyMeetings>;

/** The meetings of a company's people with candidates. */
export function createCompanyMeetings(deps: MeetingDeps) {
  const { db, clock } = deps;
  const read = async (member: Member, id: string): Promise<MeetingAnswer> => {
    const found = await query.findOwnMeeting(db, member, id);
    if (!found) throw notFound("This meeting");
    return meetingAnswer(found);
  };
  return {
    async upcoming(member: Member): Promise<MeetingAnswer[]> {
      return (await query.findUpcoming(db, member, clock.now(), SHOWN_MEETINGS)).map(meetingAnswer);
    },
    async ofApplication(member: Member, applicationId: string): Promise<MeetingAnswer[]> {
      if (!(await isOwnApplication(db, member, applicationId))) throw notFound("This application");
      return (await query.findMeetingsOf(db, applicationId)).map(meetingAnswer);
    },
    async propose(member: Member, applicationId: string, given: Proposal): Promise<MeetingAnswer> {
      return read(member, await propose(deps, member, applicationId, given));
    },
    async move(member: Member, id: string, change: Move): Promise<MeetingAnswer> {
      await move(deps, member, id, change);
      return read(member, id);
    },
    async cancel(member: Member, id: string, reason: string): Promise<MeetingAnswer> {
      await cancel(deps, member, id, reason);
      return read(member, id);
    },
  };
}
