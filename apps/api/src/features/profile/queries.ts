import type { completionOf } from "@dryrun/domain/profile/completion";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { profiles } from "../../db/schema/profiles.ts";
import type { ProfileRow } from "../../records/students/profiles.ts";

type Completion = ReturnType<typeof completionOf>;

/** The same as a statement that is prepared once. */
export function prepareFindProfile(db: Db) {
  const statement = db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare("find_profile");
  return async (userId: string): Promise<ProfileRow | undefined> => (await statement.execute({ userId }))[0];
}

/** The stored completion of the profile. */
export function prepareFindCompletion(db: Db) {
  const statement = db
    .select({ completion: profiles.completion, missing: profiles.missing })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare("find_completion");
  return async (userId: string) => (await statement.execute({ userId }))[0];
}

/** Applies to the row as it was read; a concurrent save wins. */
export const keepCompletion = (db: Db, { id, updatedAt }: ProfileRow, { completion, missing }: Completion) =>
  db
    .update(profiles)
    .set({ completion, missing })
    .where(and(eq(profiles.id, id), eq(profiles.updatedAt, updatedAt)));

/** Locks the row, so that a concurrent second save sees the first. */
export async function lockProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId)).for("update");
  return profile;
}

export async function saveProfile(db: Db, id: string, change: Partial<ProfileRow>): Promise<ProfileRow> {
  const [profile] = await db.update(profiles).set(change).where(eq(profiles.id, id)).returning();
  if (!profile) throw new Error(`there is no profile ${id}`);
  return profile;
}

/** An employer's account, locked as above. */
export async function lockCompany(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for("update");
  return user;
}

type Company = Pick<typeof users.$inferSelect, "companyName" | "companyWebsite" | "companyUpdatedAt">;
export async function saveCompany(db: Db, userId: string, change: Partial<Company>) {
  const [user] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
  return user;
}
