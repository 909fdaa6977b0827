import { testSubject } from "@dryrun/domain/templates/messages";
import { STANDARD } from "@dryrun/domain/templates/standard";
import type { Db } from "../../db/client.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import { findSender, sentBy } from "../../records/company/senders.ts";
import { findTemplate } from "../../records/templates/mail-templates.ts";
import { findUser } from "../../records/users.ts";
import { sampleMail } from "./sample.ts";

interface TemplateJobDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
}

/** Mails an employer the mail that a candidate would get. */
export const templateJobs = ({ db, mailer, publicUrl }: TemplateJobDeps): Pick<Handlers, "mail.template-test"> => ({
  async "mail.template-test"({ employerId, kind, at }) {
    const employer = await findUser(db, employerId);
    if (!employer?.companyId || !employer.emailVerifiedAt || employer.blockedAt) return;
    const written = (await findTemplate(db, employer.companyId, kind)) ?? STANDARD[kind];
    const sender = await findSender(db, employer.companyId, employerId);
    if (!sender) return;
    const { company, ...mail } = await sampleMail({ db, publicUrl }, employer, sender, kind, written, new Date(at));
    const key = `template-test-${employerId}-${kind}-${Date.parse(at)}`;
    await mailer.send({
      ...mail,
      ...sentBy(sender, company),
      subject: testSubject(mail.subject),
      to: employer.email,
      key,
    });
  },
});
