import type { completionOf } from "@dryrun/domain/profile/completion";
import { and, eq, sql } from "drizzle-orm";
import { batchCalls, SHORT } from "../../db/batched.ts";
import type { Db } from "../../db/client.ts";
import { profiles } from "../../db/schema/profiles.ts";
import type { ProfileRow } from "../../records/students/profiles.ts";

type Completion = ReturnType<typeof completionOf>;

/** The number of profiles read together; at every limit each has 1.2 MB. */
const PROFILES = 16;

/** Reads profiles outside of a transaction: simultaneous reads share a statement, which is prepared once. */
export function prepareFindProfile(db: Db): (userId: string) => Promise<ProfileRow | undefined> {
  const statement = db
    .select()
    .from(profiles)
    .where(sql`${profiles.userId} = any(string_to_array(${sql.placeholder("ids")}, ',')::uuid[])`)
    .prepare("find_profiles");
  return batchCalls(
    async (ids: readonly string[]) => {
      const foundProfiles = await statement.execute({ ids: [...new Set(ids)].join(",") });
      const byUser = new Map(foundProfiles.map((profile) => [profile.userId, profile]));
      return ids.map((id) => byUser.get(id));
    },
    { ...SHORT, maxBatchSize: PROFILES },
  );
}

/** Reads the stored completion of the profile. */
export function prepareFindCompletion(db: Db) {
  const statement = db
    .select({ completion: profiles.completion, missing: profiles.missing })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare("find_completion");
  return async (userId: string) => (await statement.execute({ userId }))[0];
}

/** Stores the completion unless the row changed since it was read; a concurrent save wins. */
export const keepCompletion = (db: Db, { id, updatedAt }: ProfileRow, { completion, missing }: Completion) =>
  db
    .update(profiles)
    .set({ completion, missing })
    .where(and(eq(profiles.id, id), eq(profiles.updatedAt, updatedAt)));

/** Locks the row (`for update`), so that a concurrent save sees the first one. */
export async function lockProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId)).for("update");
  return profile;
}

export async function saveProfile(db: Db, id: string, change: Partial<ProfileRow>): Promise<ProfileRow> {
  const [profile] = await db.update(profiles).set(change).where(eq(profiles.id, id)).returning();
  if (!profile) throw new Error(`there is no profile ${id}`);
  return profile;
}
