import type { FieldError } from "@dryrun/domain/errors";
import { rowError } from "@dryrun/domain/invitations/bulk";
import { RESENDS_PER_DAY } from "@dryrun/domain/invitations/limits";
import { INVITED_TODAY, NOT_A_CANDIDATE, RESENT_TOO_OFTEN } from "@dryrun/domain/invitations/messages";
import { expiresAtOf, inviteResultOf, resendWait } from "@dryrun/domain/invitations/rules";
import type { Invite } from "@dryrun/domain/invitations/schema";
import type { Db } from "../../db/client.ts";
import { AppError, invalidFields } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Queue } from "../../ports.ts";
import { findApplicationIds } from "../../records/applications.ts";
import { filterStopped } from "../../records/company/contact-stops.ts";
import type { InvitationRow } from "../../records/invitations.ts";
import { notifyOfInvitations } from "../../records/notifications/notify.ts";
import { openProfiles } from "../../records/students/students.ts";
import { findUsersByEmail, insertUsers, lockUsersByEmail } from "../../records/users.ts";
import type { Declines } from "./declines.ts";
import * as query from "./queries.ts";

export interface Inviting {
  queue: Queueing;
  declines: Pick<Declines, "filterDeclined">;
}
export type Queueing = Pick<Queue, "enqueue" | "enqueueAll">;
export type Invited =
  | { result: "invited" | "reminder"; invitationId: string }
  | { result: "alreadyApplied"; applicationId: string }
  | { result: "declined" }
  | { result: "doNotContact" }
  | { result: "withinDay" };
/** The job, and the person of the company who invites to it. */
interface ToJob {
  jobId: string;
  byId?: string;
}
/** The result of a single invitation, not from a file. */
type InvitedOne = Exclude<Invited, { result: "withinDay" }>;
/** `row`: the row in an uploaded file; the header is row 1. */
export type Asked = Invite & { row?: number };

/** Refuses people without an account if the employer may not write to them; called before any account is created. */
export type CheckStrangers = (strangers: readonly Asked[]) => void;

/** Invites one person to a job, with an account and a mail; a repeated invitation restarts its validity. */
export async function inviteTo(
  tx: Db,
  deps: Inviting,
  to: ToJob,
  form: Invite,
  now: Date,
  check?: CheckStrangers,
): Promise<InvitedOne> {
  const [invited] = await inviteAll(tx, deps, to, [form], now, check);
  return invited as InvitedOne;
}

/** Invites several people with different e-mails, with as many statements as for one; all of them, or none if one is refused. */
export async function inviteAll(
  tx: Db,
  { queue, declines }: Inviting,
  { jobId, byId }: ToJob,
  asked: readonly Asked[],
  now: Date,
  check: CheckStrangers = () => {},
): Promise<Invited[]> {
  const emails = asked.map(({ email }) => email);
  const declined = await declines.filterDeclined(tx, emails);
  const known = new Set((await findUsersByEmail(tx, emails)).map(({ email }) => email.toLowerCase()));
  const strangers = asked.filter(({ email }) => !known.has(email) && !declined.has(email));
  check(strangers);
  await openAccounts(tx, strangers, now);
  const studentOf = await candidatesOf(
    tx,
    asked.filter(({ email }) => known.has(email) || !declined.has(email)),
  );
  const studentIds = [...studentOf.values()];
  const applied = await findApplicationIds(tx, jobId, studentIds);
  const stopped = await filterStopped(tx, jobId, emails);
  const invitedBefore = await query.findInvitationsToJob(tx, jobId, studentIds);
  const created: query.NewInvitation[] = [];
  const late: { wait: number; form: Asked }[] = [];
  const results = asked.map((form): Invited => {
    const studentId = studentOf.get(form.email) ?? "";
    const applicationId = applied.get(studentId);
    const before = invitedBefore.get(studentId);
    const hasDeclined = declined.has(form.email);
    const isOfFile = form.row !== undefined;
    const result = inviteResultOf(
      { hasApplied: applicationId !== undefined, hasDeclined, isStopped: stopped.has(form.email), before, isOfFile },
      now,
    );
    if (result === "alreadyApplied") return { result, applicationId: applicationId ?? "" };
    if (result === "declined" || result === "doNotContact" || result === "withinDay") return { result };
    const wait = before ? resendWait(before.resentAt, now) : 0;
    if (wait > 0) late.push({ wait, form });
    const invitation = invitationOf(form, before, now);
    created.push({ ...invitation, jobId, studentId, invitedBy: byId ?? null });
    return { result, invitationId: invitation.id };
  });
  if (late.length > 0) throw tooOften(late);
  await query.saveInvitations(tx, created);
  await notifyInvited(tx, results, now);
  const mails = created.map(({ id }) => ({ invitationId: id }));
  await queue.enqueueAll(tx, "mail.invitation", mails);
  return results;
}

/** Notifies of a new invitation; its renewal is a reminder. */
async function notifyInvited(tx: Db, results: readonly Invited[], now: Date) {
  const idsOf = (wanted: "invited" | "reminder") =>
    results.flatMap((one) => (one.result === wanted ? [one.invitationId] : []));
  await notifyOfInvitations(tx, idsOf("invited"), "invited", now);
  await notifyOfInvitations(tx, idsOf("reminder"), "remind-to-apply", now);
}

/** Returns a new invitation, or the existing one with its validity restarted. */
function invitationOf({ row: _, phone = "", ...form }: Asked, before: InvitationRow | undefined, now: Date) {
  return {
    ...form,
    phone,
    id: before?.id ?? newId(now),
    expiresAt: expiresAtOf(form.validity, now),
    createdAt: before?.createdAt ?? now,
    lastSentAt: now,
    resentAt: before ? [...before.resentAt, now].slice(-RESENDS_PER_DAY) : [],
  };
}

function tooOften(late: readonly { wait: number; form: Asked }[]): AppError {
  const errors = late.flatMap(({ form: { row } }): FieldError[] =>
    row ? [rowError(row, "email", INVITED_TODAY)] : [],
  );
  const seconds = Math.max(...late.map(({ wait }) => wait));
  const details = errors.length > 0 ? { errors } : {};
  return new AppError("TOO_MANY_REQUESTS", RESENT_TOO_OFTEN, details, { "Retry-After": String(seconds) });
}

/** Finds the student of each e-mail, and locks them to serialise concurrent invitations. */
async function candidatesOf(tx: Db, asked: readonly Asked[]): Promise<Map<string, string>> {
  const emails = asked.map(({ email }) => email);
  const people = new Map((await lockUsersByEmail(tx, emails)).map((user) => [user.email.toLowerCase(), user]));
  const errors = asked.flatMap(({ email, row }): FieldError[] => {
    if (people.get(email)?.userType === "student") return [];
    return [row ? rowError(row, "email", NOT_A_CANDIDATE) : { field: "email", message: NOT_A_CANDIDATE }];
  });
  if (errors.length > 0) throw invalidFields(errors);
  return new Map([...people].map(([email, { id }]) => [email, id]));
}

/**
 * Inserts accounts without a password and without the free credit. Always in the same order, so that two files cannot
 * deadlock.
 */
async function openAccounts(tx: Db, strangers: readonly Asked[], now: Date) {
  if (strangers.length === 0) return;
  const inOrder = [...strangers].sort((a, b) => (a.email < b.email ? -1 : 1));
  const people = inOrder.map(({ email, firstName, lastName, phone = "" }) => ({
    userId: newId(now),
    email,
    username: firstName,
    fullName: `${firstName} ${lastName}`,
    phone,
  }));
  const account = { userType: "student" as const, createdAt: now };
  const inserted = await insertUsers(
    tx,
    people.map(({ userId, ...person }) => ({ ...person, ...account, id: userId })),
  );
  const isNew = new Set(inserted.map(({ id }) => id));
  const opened = people.filter(({ userId }) => isNew.has(userId)); // a concurrent request created the other accounts
  await openProfiles(
    tx,
    opened.map(({ username: _, ...person }) => ({ ...person, visibleToRecruiters: false })),
    now,
  );
}
