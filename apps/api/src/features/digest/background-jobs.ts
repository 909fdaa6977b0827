import { DIGEST_CLOSING_DAYS, DIGEST_JOBS } from "@dryrun/domain/company/digest/rules";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { digestMail } from "../../mails/digest.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import type { Member } from "../../records/company/members.ts";
import type { MailChoices } from "../notifications/mail-choices.ts";
import * as query from "./queries.ts";

interface DigestJobDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  mailChoices: Pick<MailChoices, "wayOut">;
}

/** Collects what happened, and what waits, among the jobs that the person sees; null if there is nothing. */
async function summaryFor(db: Db, member: Member, since: Date, until: Date) {
  const lastDay = indianDay(addMs(until, DIGEST_CLOSING_DAYS * DAY_MS));
  const received = await query.countNew(db, member, since, until);
  const results = await query.countResults(db, member);
  const assigned = await query.countAssigned(db, member);
  const closing = await query.findClosing(db, member, indianDay(until), lastDay);
  const isNothing = received.length === 0 && results === 0 && assigned === 0 && closing.length === 0;
  return isNothing ? null : { received, results, assigned, closing };
}

export const digestJobs = ({ db, mailer, publicUrl, mailChoices }: DigestJobDeps): Pick<Handlers, "mail.digest"> => ({
  /** Reads the person's company, role and jobs when it runs: somebody may have been removed since. */
  async "mail.digest"({ userId, since, until }) {
    const reader = await query.findReader(db, userId);
    const wayOut = await mailChoices.wayOut(userId, "digest");
    if (!reader?.companyId || !reader.role || !wayOut || !(await query.findDigest(db, userId))) return;
    const { name, email, companyId, role, jobIds } = reader;
    const from = new Date(since);
    const summary = await summaryFor(db, { userId, companyId, role, jobIds }, from, new Date(until));
    if (!summary) return;
    const pageOf = (path: string) => `${publicUrl}/employer/${path}`;
    const mail = digestMail({
      name,
      since: from,
      ...summary,
      most: DIGEST_JOBS,
      links: {
        dashboard: pageOf("dashboard"),
        job: (id) => pageOf(`jobs/${id}`),
        results: pageOf("applications-dashboard?status=pending&interview=sent"),
        assigned: pageOf("applications-dashboard?status=pending&assignee=me"),
        stop: wayOut.link,
      },
    });
    await mailer.send({ ...mail, headers: wayOut.headers, to: email, key: `digest-${userId}-${Date.parse(until)}` });
  },
});
