import { TEMPLATE_KINDS, type TemplateKind } from "@dryrun/domain/templates/limits";
import { TEST_NEEDS_EMAIL, testMailSent } from "@dryrun/domain/templates/messages";
import { type Template, templateFaults } from "@dryrun/domain/templates/schema";
import { isStandard, STANDARD } from "@dryrun/domain/templates/standard";
import type { Db } from "../../db/client.ts";
import { AppError, invalidFields } from "../../errors/app-error.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import type { Clock, Queue } from "../../ports.ts";
import type { Member } from "../../records/company/members.ts";
import { requireSender } from "../../records/company/senders.ts";
import { deleteTemplate, findTemplates, saveTemplate } from "../../records/templates/mail-templates.ts";
import { findCallerAccount } from "../../records/users.ts";
import { sampleMail } from "./sample.ts";

interface TemplateDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  publicUrl: string;
  testMails: Pick<CompanyLimit, "take">;
}
export type Templates = ReturnType<typeof createTemplates>;

function check(kind: TemplateKind, template: Template) {
  const errors = templateFaults(kind, template);
  if (errors.length > 0) throw invalidFields(errors);
}

/** Manages the company's texts of invitations and decisions. */
export function createTemplates({ db, clock, queue, publicUrl, testMails }: TemplateDeps) {
  return {
    async list({ companyId, userId }: Member) {
      const own = new Map((await findTemplates(db, companyId)).map((template) => [template.kind, template]));
      const { signature } = await requireSender(db, { companyId, userId });
      const templates = TEMPLATE_KINDS.map((kind) => {
        const { subject, text } = own.get(kind) ?? STANDARD[kind];
        return { kind, subject, text, isOwn: own.has(kind) };
      });
      return { templates, signature };
    },

    /** Saving the unchanged standard text keeps the standard. */
    async save({ companyId }: Member, kind: TemplateKind, template: Template): Promise<void> {
      check(kind, template);
      if (isStandard(kind, template)) await deleteTemplate(db, companyId, kind);
      else await saveTemplate(db, { ...template, companyId, kind, updatedAt: clock.now() });
    },

    reset: ({ companyId }: Member, kind: TemplateKind) => deleteTemplate(db, companyId, kind),

    async preview(member: Member, kind: TemplateKind, template: Template) {
      check(kind, template);
      const employer = await findCallerAccount(db, member.userId);
      const sender = await requireSender(db, member);
      const { subject, text } = await sampleMail({ db, publicUrl }, employer, sender, kind, template, clock.now());
      return { subject, text };
    },

    /** Only to the employer's verified address, so that nobody else gets mails by this call. */
    async sendTest(member: Member, kind: TemplateKind): Promise<string> {
      const { email, emailVerifiedAt } = await findCallerAccount(db, member.userId);
      if (!emailVerifiedAt) throw new AppError("EMAIL_UNVERIFIED", TEST_NEEDS_EMAIL);
      await testMails.take(member);
      const at = clock.now().toISOString();
      await db.transaction((tx) => queue.enqueue(tx, "mail.template-test", { employerId: member.userId, kind, at }));
      return testMailSent(email);
    },
  };
}
