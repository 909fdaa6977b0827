import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { profiles } from "../../db/schema/profiles.ts";

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return profile;
}

/** The same as a statement that is prepared once. */
export function prepareFindProfile(db: Db) {
  const statement = db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare("find_profile");
  return async (userId: string): Promise<ProfileRow | undefined> => (await statement.execute({ userId }))[0];
}
