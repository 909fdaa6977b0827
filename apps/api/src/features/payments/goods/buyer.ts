import type { Db } from "../../../db/client.ts";
import { newId } from "../../../ids.ts";
import type { Queue } from "../../../ports.ts";
import type { EmailHash } from "../../../records/students/email-hash.ts";
import { openStudent } from "../../../records/students/students.ts";
import { findUserByEmail, insertUser } from "../../../records/users.ts";
import { type OrderRow, updateOrder } from "../queries.ts";

export interface BuyerDeps {
  queue: Pick<Queue, "enqueue">;
  emailHash: EmailHash;
}

/**
 * Assigns the order to the account of its address, if that is verified; otherwise the verification assigns it. If
 * there is no account, creates one without a password; the mail that follows lets the buyer set one.
 */
export async function attachBuyer(tx: Db, { queue, emailHash }: BuyerDeps, order: OrderRow, now: Date) {
  const { id, email, name: fullName, phone } = order;
  if (order.userId === null) {
    const user = await findUserByEmail(tx, email);
    if (user?.emailVerifiedAt) await updateOrder(tx, id, { userId: user.id });
    if (!user) await openAccount(tx, emailHash, { email, fullName, phone }, now);
  }
  await queue.enqueue(tx, "mail.purchase", { orderId: id });
}

async function openAccount(
  tx: Db,
  emailHash: EmailHash,
  person: { email: string; fullName: string; phone: string },
  now: Date,
) {
  const userId = newId(now);
  const username = person.fullName.split(" ")[0] ?? person.fullName;
  const account = { ...person, id: userId, username, userType: "student" as const, createdAt: now };
  // A simultaneous purchase may have created it.
  if (!(await insertUser(tx, account))) return;
  await openStudent(tx, emailHash, { ...person, userId, visibility: null }, now);
}
