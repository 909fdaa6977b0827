import { JOB_CLOSED } from "@dryrun/domain/applications/messages";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Output } from "@dryrun/domain/contract/define";
import type { openInvitation } from "@dryrun/domain/invitations/contract";
import { RESENDS_PER_DAY } from "@dryrun/domain/invitations/limits";
import { NOT_A_CANDIDATE, RESENT_TOO_OFTEN } from "@dryrun/domain/invitations/messages";
import { expiresAtOf, inviteResultOf, resendWait } from "@dryrun/domain/invitations/rules";
import type { Invite } from "@dryrun/domain/invitations/schema";
import { isClosed } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../db/client.ts";
import { AppError, invalid, notFound } from "../../http/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { findApplicationId } from "../applications/queries.ts";
import { findLink } from "../auth/link-queries.ts";
import { openStudent } from "../auth/open-student.ts";
import { findUserByEmail, insertUser, lockUser } from "../auth/queries.ts";
import { findOwnJob } from "../jobs/queries.ts";
import * as query from "./queries.ts";

export type Invitations = ReturnType<typeof createInvitations>;
export type Invited =
  | { result: "invited" | "reminder"; invitationId: string }
  | { result: "alreadyApplied"; applicationId: string };
type Queueing = Pick<Queue, "enqueue">;

export function createInvitations({ db, clock, queue }: { db: Db; clock: Clock; queue: Queueing }) {
  return {
    /** Invites somebody to an own job that is open. */
    invite: (employerId: string, jobId: string, form: Invite): Promise<Invited> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const own = await findOwnJob(tx, jobId, employerId);
        if (!own) throw notFound("This job");
        if (isClosed(own.job.closingDate, now)) throw new AppError("JOB_CLOSED", JOB_CLOSED);
        return inviteTo(tx, queue, jobId, form, now);
      }),

    /** What the page of an invitation's link shows. */
    async open(token: string): Promise<Output<typeof openInvitation>> {
      const link = await findLink(db, token);
      const invited =
        link?.purpose === "invitation" && link.about ? await query.findInvitation(db, link.about) : undefined;
      const isSpent = link?.usedAt !== null;
      // Whoever has set a password signs in, and the job's page says what still holds.
      if (!invited || !(isSpent || query.isOpen(invited, clock.now()))) throw new AppError("LINK_DEAD", LINK_DEAD);
      const { job, invitation } = invited;
      return {
        job: { _id: job.id, title: job.title, company: job.company, location: job.location },
        isSpent,
        expiresAt: invitation.expiresAt?.toISOString() ?? null,
      };
    },

    /** The newest invitation of this e-mail that can be taken up, once more, where its account has no password yet. */
    mailAgain: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const invited = (await query.findUnusedInvitations(tx, email)).find((one) => query.isOpen(one, now));
        if (invited) await queue.enqueue(tx, "mail.invitation", { invitationId: invited.invitation.id });
      }),
  };
}

/** One invitation to a job with its account and its mail; for one who was invited before it begins anew. */
export async function inviteTo(tx: Db, queue: Queueing, jobId: string, form: Invite, now: Date): Promise<Invited> {
  const studentId = await candidateOf(tx, form, now);
  const applicationId = await findApplicationId(tx, jobId, studentId);
  const known = await query.findInvitationToJob(tx, jobId, studentId);
  const result = inviteResultOf({ hasApplied: applicationId !== undefined, wasInvited: known !== null });
  if (applicationId !== undefined) return { result: "alreadyApplied", applicationId };
  const invitationId = known?.id ?? newId(now);
  const { validity } = form;
  const asked = { validity, expiresAt: expiresAtOf(validity, now), lastSentAt: now };
  if (known) {
    const resentAt = resend(known, now);
    await query.updateInvitation(tx, known.id, { ...asked, resentAt, cancelledAt: null });
  } else {
    const { firstName, lastName, email, phone = "" } = form;
    const person = { firstName, lastName, email, phone };
    await query.insertInvitation(tx, { id: invitationId, jobId, studentId, ...person, ...asked, createdAt: now });
  }
  await queue.enqueue(tx, "mail.invitation", { invitationId });
  return { result: result === "reminder" ? "reminder" : "invited", invitationId };
}

/** When it was sent again, this time included; 429 beyond the limit. */
function resend({ resentAt }: query.InvitationRow, now: Date): Date[] {
  const wait = resendWait(resentAt, now);
  if (wait > 0) throw new AppError("TOO_MANY_REQUESTS", RESENT_TOO_OFTEN, {}, { "Retry-After": String(wait) });
  return [...resentAt, now].slice(-RESENDS_PER_DAY);
}

/** The student of this e-mail, made without a password where there is none; locked, so that of two invitations one is the second. */
async function candidateOf(tx: Db, form: Invite, now: Date): Promise<string> {
  const userId = newId(now);
  const { email, firstName, lastName, phone = "" } = form;
  const fullName = `${firstName} ${lastName}`;
  const isNew = await insertUser(tx, {
    id: userId,
    email,
    username: firstName,
    fullName,
    phone,
    userType: "student",
    interviewCredits: FREE_CREDITS,
    createdAt: now,
  });
  if (isNew) {
    await openStudent(tx, { userId, fullName, email, phone, visibility: null }, now);
    return userId;
  }
  const user = await findUserByEmail(tx, email);
  if (user?.userType !== "student") throw invalid("email", NOT_A_CANDIDATE);
  await lockUser(tx, user.id);
  return user.id;
}
