import type { TemplateKind } from "@dryrun/domain/templates/limits";
import type { TemplateText } from "@dryrun/domain/templates/standard";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mailTemplates } from "../../db/schema/templates.ts";

const isTemplateOf = (employerId: string, kind: TemplateKind) =>
  and(eq(mailTemplates.employerId, employerId), eq(mailTemplates.kind, kind));

/** Finds the employer's own texts; kinds without one use the standard text. */
export const findTemplates = (db: Db, employerId: string) =>
  db
    .select({
      kind: mailTemplates.kind,
      subject: mailTemplates.subject,
      text: mailTemplates.text,
      updatedAt: mailTemplates.updatedAt,
    })
    .from(mailTemplates)
    .where(eq(mailTemplates.employerId, employerId))
    .orderBy(mailTemplates.kind);

/** Finds the employer's own text of this mail; null if there is none or the employer deleted the account. */
export async function findTemplate(
  db: Db,
  employerId: string | null,
  kind: TemplateKind,
): Promise<TemplateText | null> {
  if (employerId === null) return null;
  const [own] = await db
    .select({ subject: mailTemplates.subject, text: mailTemplates.text })
    .from(mailTemplates)
    .where(isTemplateOf(employerId, kind));
  return own ?? null;
}

export const saveTemplate = (db: Db, template: typeof mailTemplates.$inferInsert) =>
  db
    .insert(mailTemplates)
    .values(template)
    .onConflictDoUpdate({
      target: [mailTemplates.employerId, mailTemplates.kind],
      set: { subject: sql`excluded.subject`, text: sql`excluded.text`, updatedAt: sql`excluded.updated_at` },
    });

export const deleteTemplate = (db: Db, employerId: string, kind: TemplateKind) =>
  db.delete(mailTemplates).where(isTemplateOf(employerId, kind));
