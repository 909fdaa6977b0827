import { VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { consents } from "../db/schema/accounts.ts";
import { newId } from "../ids.ts";

export const insertConsent = (db: Db, consent: typeof consents.$inferInsert) => db.insert(consents).values(consent);

/** The latest answer to whether recruiters may find the profile; undefined if the student was never asked. */
export async function findVisibilityAnswer(db: Db, userId: string): Promise<boolean | undefined> {
  const [consent] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, "recruiter-visibility")))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
  return consent?.given;
}

export interface Visibility {
  isVisible: boolean;
  source: "register" | "api" | "invitation" | "purchase";
}

/** The answer to the question whether recruiters may find the profile, with its time and source. */
export const recordVisibility = (tx: Db, userId: string, { isVisible, source }: Visibility, now: Date) =>
  insertConsent(tx, {
    id: newId(now),
    userId,
    kind: "recruiter-visibility",
    given: isVisible,
    source,
    version: VISIBILITY_VERSION,
    at: now,
  });
