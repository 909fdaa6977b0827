import { JOB_CLOSED, JOB_IS_HIDDEN } from "@dryrun/domain/applications/messages";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { checkBulkFile, rowError } from "@dryrun/domain/invitations/bulk";
import type { bulkInvite, jobInvitations, openInvitation } from "@dryrun/domain/invitations/contract";
import type { Validity } from "@dryrun/domain/invitations/limits";
import {
  BULK_REFUSED,
  EMAIL_UNVERIFIED,
  EMPLOYER_UNVERIFIED,
  INVITES_DECLINED,
  NO_ACCOUNT_YET,
} from "@dryrun/domain/invitations/messages";
import { expiresAtOf, interviewStatusOf, refusalToInvite } from "@dryrun/domain/invitations/rules";
import type { Invite } from "@dryrun/domain/invitations/schema";
import { isClosed } from "@dryrun/domain/jobs/rules";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Limit } from "../../http/rate-limit.ts";
import type { Clock } from "../../ports.ts";
import { findLink } from "../auth/link-queries.ts";
import { findUser } from "../auth/queries.ts";
import { findOwnJob, holdOwnJob } from "../jobs/queries.ts";
import { type Asked, type CheckStrangers, type Invited, type Inviting, inviteAll, inviteTo } from "./invite-all.ts";
import * as query from "./queries.ts";

export type Invitations = ReturnType<typeof createInvitations>;

interface InvitationDeps extends Inviting {
  db: Db;
  clock: Clock;
  /** Invitations and reminders of one employer in a day. */
  perDay: Pick<Limit, "take" | "giveBack">;
  /** Whether an admin must verify an employer who invites people without an account. */
  needsVerification: boolean;
}

export function createInvitations({ db, clock, perDay, needsVerification, ...inviting }: InvitationDeps) {
  const { queue } = inviting;
  /** The job, held so that nobody deletes it meanwhile. */
  async function openJob(tx: Db, employerId: string, jobId: string) {
    const job = await holdOwnJob(tx, jobId, employerId);
    if (!job) throw notFound("This job");
    if (job.hiddenAt) throw new AppError("JOB_CLOSED", JOB_IS_HIDDEN);
    if (isClosed(job.closingDate, clock.now())) throw new AppError("JOB_CLOSED", JOB_CLOSED);
  }

  /** Who may not invite at all is refused at once; the answer refuses people whom this employer may not write to. */
  async function senderOf(tx: Db, employerId: string): Promise<CheckStrangers> {
    const user = await findUser(tx, employerId);
    const employer = {
      isEmailVerified: Boolean(user?.emailVerifiedAt),
      isVerified: Boolean(user?.employerVerifiedAt),
      needsVerification,
    };
    const check: CheckStrangers = (strangers) => {
      const refusal = refusalToInvite({ ...employer, strangers: strangers.length });
      if (refusal === "EMAIL_UNVERIFIED") throw new AppError(refusal, EMAIL_UNVERIFIED);
      if (refusal) throw new AppError(refusal, EMPLOYER_UNVERIFIED, rowsOf(strangers));
    };
    check([]);
    return check;
  }

  /** Counts what is sent for the day; what was not sent in the end is given back. */
  async function counted<T>(employerId: string, most: number, send: () => Promise<T>, sentOf: (done: T) => number) {
    await perDay.take(employerId, most);
    let sent = 0;
    try {
      const done = await send();
      sent = sentOf(done);
      return done;
    } finally {
      if (sent < most) await perDay.giveBack(employerId, most - sent);
    }
  }

  /** False where it is somebody else's, or cancelled. */
  const change = async (employerId: string, id: string, changed: Partial<query.InvitationRow>) => {
    if (!(await query.updateOwnInvitation(db, id, employerId, changed))) throw notFound("This invitation");
  };

  return {
    /** Invites somebody to an own job that is open. */
    invite(employerId: string, jobId: string, form: Invite): Promise<Exclude<Invited, { result: "declined" }>> {
      const send = () =>
        db.transaction(async (tx) => {
          await openJob(tx, employerId, jobId);
          const check = await senderOf(tx, employerId);
          const invited = await inviteTo(tx, inviting, jobId, form, clock.now(), check);
          if (invited.result === "declined") throw new AppError("INVITES_DECLINED", INVITES_DECLINED);
          return invited;
        });
      return counted(employerId, 1, send, (invited) => (isSent(invited) ? 1 : 0));
    },

    /** All rows of a file or, where one is refused, none. */
    async inviteFile(employerId: string, jobId: string, file: string): Promise<Output<typeof bulkInvite>["results"]> {
      if (!(await findOwnJob(db, jobId, employerId))) throw notFound("This job"); // before the file is looked at
      const { rows, errors } = checkBulkFile(file);
      if (errors.length > 0) {
        const [first] = errors;
        throw new AppError("VALIDATION", first?.row ? BULK_REFUSED : (first?.message ?? BULK_REFUSED), { errors });
      }
      const send = () =>
        db.transaction(async (tx) => {
          await openJob(tx, employerId, jobId);
          const check = await senderOf(tx, employerId);
          return inviteAll(tx, inviting, jobId, rows, clock.now(), check);
        });
      const invited = await counted(employerId, rows.length, send, (all) => all.filter(isSent).length);
      return rows.map(({ row, email }, at) => resultOf(row, email, invited[at] as Invited));
    },

    /** Newest first, without those that were cancelled. Who has not applied is called what the employer typed. */
    async list(employerId: string, jobId: string): Promise<Output<typeof jobInvitations>> {
      if (!(await findOwnJob(db, jobId, employerId))) throw notFound("This job");
      const rows = await query.findJobInvitations(db, jobId);
      return {
        invitations: rows.map(({ invitation, application, sentAt }) => ({
          _id: invitation.id,
          student: {
            _id: invitation.studentId,
            fullName: application?.fullName ?? `${invitation.firstName} ${invitation.lastName}`,
            email: invitation.email,
          },
          validity: invitation.validity,
          createdAt: invitation.createdAt.toISOString(),
          expiresAt: invitation.expiresAt?.toISOString() ?? null,
          hasApplied: application !== null,
          interviewStatus: interviewStatusOf(application !== null, sentAt !== null),
          applicationId: application?.id ?? null,
        })),
      };
    },

    /** Its time is counted anew; nobody is mailed. */
    extend: (employerId: string, id: string, validity: Validity) =>
      change(employerId, id, { validity, expiresAt: expiresAtOf(validity, clock.now()) }),

    cancel: (employerId: string, id: string) => change(employerId, id, { cancelledAt: clock.now() }),

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

const isSent = ({ result }: Invited) => result === "invited" || result === "reminder";

/** The rows of a file that are refused. */
function rowsOf(strangers: readonly Asked[]) {
  const errors = strangers.flatMap(({ row }) => (row ? [rowError(row, "email", NO_ACCOUNT_YET)] : []));
  return errors.length > 0 ? { errors } : {};
}

const resultOf = (row: number, email: string, invited: Invited) => ({
  row,
  email,
  type: invited.result,
  ...(invited.result === "alreadyApplied" && { applicationId: invited.applicationId }),
});
