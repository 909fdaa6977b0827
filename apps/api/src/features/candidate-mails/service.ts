import type { previewCandidateMail, sendCandidateMail } from "@dryrun/domain/company/mail/contract";
import { NOT_MAILED, type NotMailed, PREVIEWED_MAILS } from "@dryrun/domain/company/mail/limits";
import { mailsSent, NOBODY_TO_MAIL } from "@dryrun/domain/company/mail/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { invalidField, notFound } from "../../errors/app-error.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { newId } from "../../ids.ts";
import { toCandidateMail } from "../../mails/hiring/to-candidate.ts";
import type { Clock, Queue } from "../../ports.ts";
import { logOfApplications } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { findSender, sentBy } from "../../records/company/senders.ts";
import * as query from "./queries.ts";

interface CandidateMailDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueueAll">;
  publicUrl: string;
  /** Limits a company's mails to candidates per day. */
  perDay: Pick<Limit, "take" | "giveBack">;
}
type Written = Input<typeof sendCandidateMail>["body"];
type Skipped = Output<typeof sendCandidateMail>["skipped"];
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
});

function preview({ db, publicUrl }: CandidateMailDeps) {
  const linkTo = (id: string) => `${publicUrl}/student/my-applications/${id}`;
  return async (
    member: Member,
    { applicationIds, ...written }: Written,
  ): Promise<Output<typeof previewCandidateMail>> => {
    const { due, skipped } = await findAll(db, member, applicationIds);
    const sender = await findSender(db, member.companyId, member.userId);
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
  async (member: Member, { applicationIds, ...written }: Written): Promise<Output<typeof sendCandidateMail>> => {
    const { db, perDay } = deps;
    const { due, skipped } = await findAll(db, member, applicationIds);
    const sent = due.length;
    if (sent === 0) throw invalidField("applicationIds", NOBODY_TO_MAIL);
    await perDay.take(member.companyId, sent);
    const ids = due.map(({ applicationId }) => applicationId);
    await db
      .transaction((tx) => store(tx, deps, member, ids, written))
      .catch(async (error: unknown) => {
        await perDay.giveBack(member.companyId, sent);
        throw error;
      });
    return { message: mailsSent(sent), sent, skipped };
  };

/** Stores the mail with a job for each candidate; each job checks again whether the candidate may get it. */
async function store(
  tx: Db,
  { clock, queue }: CandidateMailDeps,
  member: Member,
  ids: readonly string[],
  { subject, text }: Omit<Written, "applicationIds">,
) {
  const at = clock.now();
  const mailId = newId(at);
  const { companyId, userId: senderId } = member;
  await query.insertMail(tx, { id: mailId, companyId, senderId, subject, text, count: ids.length, at });
  await logOfApplications(tx, member, ids, { kind: "mailed", at });
  await queue.enqueueAll(
    tx,
    "mail.to-candidate",
    ids.map((applicationId) => ({ mailId, applicationId })),
  );
}
