import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { liveSessions } from "../../db/schema/live-sessions.ts";

export type SessionRow = typeof liveSessions.$inferSelect;

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(liveSessions).where(eq(liveSessions.id, id));
  return session;
}
