import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { profiles } from "../../db/schema/profiles.ts";

type NewProfile = typeof profiles.$inferInsert;

export const insertProfiles = (db: Db, made: NewProfile[]) => db.insert(profiles).values(made);

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return profile;
}
