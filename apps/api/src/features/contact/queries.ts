import { eq, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { contactMessages } from "../../db/schema/contact.ts";

export const insertMessage = (db: Db, message: typeof contactMessages.$inferInsert) =>
  db.insert(contactMessages).values(message);

export async function findMessage(db: Db, id: string) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message;
}

export const deleteMessage = (db: Db, id: string) => db.delete(contactMessages).where(eq(contactMessages.id, id));

/** Deletes messages from before this time whose mail was never delivered. */
export const deleteOldMessages = (db: Db, before: Date) =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
