import type { TemplateKind } from "@dryrun/domain/templates/limits";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mailTemplates } from "../../db/schema/templates.ts";

const isTemplateOf = (companyId: string, kind: TemplateKind) =>
  and(eq(mailTemplates.companyId, companyId), eq(mailTemplates.kind, kind));

/** Finds the employer's own texts; kinds without one use the standard text. */
export const findTemplates = (db: Db, companyId: string) =>
  db
    .select({
      kind: mailTemplates.kind,
      subject: mailTemplates.subject,
      text: mailTemplates.text,
      updatedAt: mailTemplates.updatedAt,
    })
    .from(mailTemplates)
    .where(eq(mailTemplates.companyId, companyId))
    .orderBy(mailTemplates.kind);

/** Finds the employer's own text of this mail; null if there is none or the employer deleted the account. */
export async function findTemplate(db: Db, companyId: string | null, kind: TemplateKind): Promise<TemplateText | null> {
  if (companyId === null) return null;
  const [own] = await db
    .select({ subject: mailTemplates.subject, text: mailTemplates.text })
    .from(mailTemplates)
    .where(isTemplateOf(companyId, kind));
  return own ?? null;
}

export const saveTemplate = (db: Db, template: typeof mailTemplates.$inferInsert) =>
  db
    .insert(mailTemplates)
    .values(template)
    .onConflictDoUpdate({
      target: [mailTemplates.companyId, mailTemplates.kind],
      set: { subject: sql`excluded.subject`, text: sql`excluded.text`, updatedAt: sql`excluded.updated_at` },
    });

export const deleteTemplate = (db: Db, companyId: string, kind: TemplateKind) =>
  db.delete(mailTemplates).where(isTemplateOf(companyId, kind));
