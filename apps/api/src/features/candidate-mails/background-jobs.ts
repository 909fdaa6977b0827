import type { Db } from "../../db/client.ts";
import { toCandidateMail } from "../../mails/applications.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import { findSender, sentBy } from "../../records/company/senders.ts";
import type { MailChoices } from "../notifications/mail-choices.ts";
import * as query from "./queries.ts";
import { whyNotMailed } from "./service.ts";

interface CandidateMailJobDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  mailChoices: Pick<MailChoices, "wayOut">;
}

/** Sends one of a mail to several candidates, unless the candidate can no longer get it. */
export const candidateMailJobs = ({
  db,
  mailer,
  publicUrl,
  mailChoices,
}: CandidateMailJobDeps): Pick<Handlers, "mail.to-candidate"> => ({
  async "mail.to-candidate"({ mailId, applicationId }) {
    const written = await query.findMail(db, mailId);
    const to = written && (await query.findRecipient(db, written.companyId, applicationId));
    if (!written || !to?.studentId || !to.email || whyNotMailed(to) !== null) return;
    const wayOut = await mailChoices.wayOut(to.studentId, "reminder");
    if (!wayOut) return;
    const sender = await findSender(db, written.companyId, written.senderId);
    if (!sender) return;
    const links = { link: `${publicUrl}/student/my-applications/${applicationId}`, stopLink: wayOut.link };
    const mail = toCandidateMail({ ...to, ...links, written, signature: sender.signature });
    const key = `to-candidate-${mailId}-${applicationId}`;
    await mailer.send({ ...mail, ...sentBy(sender, to.company), headers: wayOut.headers, to: to.email, key });
  },
});
