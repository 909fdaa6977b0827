import type { ConsentKind } from "@dryrun/domain/account/retention";
import { VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { consents } from "../db/schema/accounts.ts";
import { newId } from "../ids.ts";

export const insertConsent = (db: Db, consent: typeof consents.$inferInsert) => db.insert(consents).values(consent);

/** Finds the latest consent of this kind; undefined if the student was never asked. */
export async function findConsent(db: Db, userId: string, kind: ConsentKind): Promise<boolean | undefined> {
  const [consent] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1);
  return consent?.given;
}

export interface Visibility {
  isVisible: boolean;
  source: "register" | "api" | "invitation" | "purchase";
}

/** Records whether recruiters may find the profile, with time and source. */
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
