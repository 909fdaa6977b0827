import { UNDO_MS } from "@dryrun/domain/applications/limits";
import type { previewCandidateMail, sendCandidateMail } from "@dryrun/domain/company/mail/contract";
import { NOT_MAILED, type NotMailed, PREVIEWED_MAILS } from "@dryrun/domain/company/mail/limits";
import {
  MAILED_ENOUGH,
  MAILS_ALREADY_SENT,
  MAILS_UNDONE,
  mailsSent,
  NOBODY_TO_MAIL,
  SOME_MAILED_ENOUGH,
} from "@dryrun/domain/company/mail/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { hiringMail } from "@dryrun/domain/templates/hiring-mail";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import { tooMany } from "../../http/limits/rate-limit.ts";
import { newId } from "../../ids.ts";
import { toCandidateMail } from "../../mails/applications.ts";
import type { Clock, Queue } from "../../ports.ts";
import { lockCompany } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import { requireSender, sentBy } from "../../records/company/senders.ts";
import * as query from "./queries.ts";

interface CandidateMailDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueueAll">;
  publicUrl: string;
  /** Limits a company's mails to candidates per day. */
  perDay: Pick<CompanyLimit, "take" | "giveBack">;
}
type Written = Input<typeof sendCandidateMail>["body"];
type Chosen = Omit<Written, "undoable">;
type Sent = Output<typeof sendCandidateMail>;
type Skipped = Sent["skipped"];
export interface SettingsChange {
  signature?: string | undefined;
  repliesToMe?: boolean | undefined;
}
export type CandidateMails = ReturnType<typeof createCandidateMails>;

/** Returns why the person gets no mail; null if they do. */
export function whyNotMailed({ studentId, status, doNotContact, stopped }: query.Recipient): NotMailed | null {
  if (studentId === null) return "deleted";
  if (status === "withdrawn") return "withdrawn";
  if (doNotContact) return "doNotContact";
  return stopped ? "stopped" : null;
}

/** Sorts people into those who get the mail and the numbers of the others. */
function sorted(recipients: readonly query.Recipient[]): { due: query.Recipient[]; skipped: Skipped } {
  const reasons = recipients.map(whyNotMailed);
  const count = (reason: NotMailed) => reasons.filter((one) => one === reason).length;
  return {
    due: recipients.filter((_, index) => reasons[index] === null),
    skipped: NOT_MAILED.map((reason) => ({ reason, count: count(reason) })).filter((one) => one.count > 0),
  };
}

async function findAll(db: Db, member: Member, ids: readonly string[]) {
  const found = await query.findChosen(db, member, ids);
  if (found.length < ids.length) throw notFound("One of these applications");
  return sorted(found);
}

/** Mails that a person of a company writes to several of its candidates, and what the person chose for all mails to candidates. */
export const createCandidateMails = (deps: CandidateMailDeps) => ({
  settings: (userId: string) => query.findSettings(deps.db, userId),

  async changeSettings(userId: string, { signature, repliesToMe }: SettingsChange) {
    await query.saveSettings(deps.db, userId, {
      ...(signature !== undefined && { signature }),
      ...(repliesToMe !== undefined && { repliesToMe }),
    });
    return query.findSettings(deps.db, userId);
  },

  preview: preview(deps),
  send: send(deps),
  undo: undo(deps),
  sweep: settle(deps),
});

function preview({ db, publicUrl }: CandidateMailDeps) {
  const linkTo = (id: string) => `${publicUrl}/student/my-applications/${id}`;
  return async (
    member: Member,
    { applicationIds, ...written }: Chosen,
  ): Promise<Output<typeof previewCandidateMail>> => {
    const { due, skipped } = await findAll(db, member, applicationIds);
    const sender = await requireSender(db, member);
    const mails = due.slice(0, PREVIEWED_MAILS).map(({ applicationId, ...facts }) => {
      const links = { link: linkTo(applicationId), stopLink: `${publicUrl}/mails/stop` };
      const { subject, text } = toCandidateMail({ ...facts, ...links, written, signature: sender.signature });
      return { name: facts.name, subject, text };
    });
    const from = due[0] ? (sentBy(sender, due[0].company).fromName ?? "") : "";
    return { from, replyTo: sender.replyTo, mails, count: due.length, skipped };
  };
}

/** The limit is taken before the transaction, which must not use a second connection, and returned if it fails. */
const send =
  (deps: CandidateMailDeps) =>
  async (member: Member, { applicationIds, subject, text, undoable }: Written): Promise<Sent> => {
    const { db, perDay, clock } = deps;
    const { due, skipped } = await findAll(db, member, applicationIds);
    const sent = due.length;
    if (sent === 0) throw invalidField("applicationIds", NOBODY_TO_MAIL);
    await perDay.take(member, sent);
    const at = clock.now();
    const undoUntil = undoable ? addMs(at, UNDO_MS) : null;
    const { companyId, userId: senderId } = member;
    const mail = { id: newId(at), companyId, senderId, subject, text, count: sent, at, dueAt: undoUntil };
    const heldFor = undoUntil && due.map(({ applicationId }) => applicationId);
    await db
      .transaction(async (tx) => {
        await refuseMailed(tx, companyId, due, at);
        await query.insertMail(tx, { ...mail, heldFor });
        if (!undoUntil) await release(tx, deps, mail, due);
      })
      .catch(async (error: unknown) => {
        await perDay.giveBack(member, sent);
        throw error;
      });
    const until = undoUntil?.toISOString() ?? null;
    return { message: mailsSent(sent), sent, skipped, mailId: mail.id, undoUntil: until };
  };

/** Refuses another mail to a candidate to whom the company has written often enough today. */
async function refuseMailed(tx: Db, companyId: string, due: readonly query.Recipient[], now: Date): Promise<void> {
  await lockCompany(tx, companyId); // so that simultaneous mails count
  const studentIds = due.flatMap(({ studentId }) => studentId ?? []);
  const mailed = await query.countMailedEnough(tx, companyId, studentIds, addMs(now, -DAY_MS));
  if (mailed > 0) throw tooMany(DAY_MS, due.length === 1 ? MAILED_ENOUGH : SOME_MAILED_ENOUGH);
}

/** Logs the mail, and enqueues a job for each candidate; each job checks again whether the candidate may get it. */
async function release(
  tx: Db,
  { clock, queue }: Pick<CandidateMailDeps, "clock" | "queue">,
  mail: { id: string; companyId: string; senderId: string | null } & TemplateText,
  due: readonly query.Recipient[],
) {
  const { id: mailId, subject, text } = mail;
  const copies = due.map(({ applicationId, jobId, ...facts }) => {
    const { subject: about, greeting, paragraphs } = hiringMail("accept", { subject, text }, facts);
    return { applicationId, jobId, subject: about, text: [greeting, ...paragraphs].join("\n\n") };
  });
  await query.logMail(tx, mail, copies, clock.now());
  const jobs = due.map(({ applicationId }) => ({ mailId, applicationId }));
  await queue.enqueueAll(tx, "mail.to-candidate", jobs);
}

/** Cancels a held mail: nothing was sent, and the day's limit gets its mails back. */
const undo =
  ({ db, clock, perDay }: CandidateMailDeps) =>
  async (member: Member, id: string) => {
    const of = { id, companyId: member.companyId, senderId: member.userId };
    const undone = await query.deleteHeld(db, of, clock.now());
    if (undone > 0) {
      await perDay.giveBack(member, undone);
      return { message: MAILS_UNDONE };
    }
    if (await query.isOfSender(db, of)) throw new AppError("TOO_LATE", MAILS_ALREADY_SENT);
    throw notFound("This mail");
  };

const SETTLED_AT_ONCE = 10;

/** Sends mails that can no longer be undone. Returns whether more may be due. */
const settle = (deps: CandidateMailDeps) => (): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const mails = await query.lockDue(tx, deps.clock.now(), SETTLED_AT_ONCE);
    for (const mail of mails) {
      const found = await query.findRecipientsOf(tx, mail.companyId, mail.heldFor ?? []);
      const { due } = sorted(found);
      if (due.length === 0) await query.deleteMail(tx, mail.id);
      else {
        await query.setSent(tx, mail.id);
        await release(tx, deps, mail, due);
      }
    }
    return mails.length === SETTLED_AT_ONCE;
  });
