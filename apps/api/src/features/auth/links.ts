import * as say from "@dryrun/domain/auth/messages";
import { AppError } from "../../errors/app-error.ts";
import { isUnspent, lockLink, markLinkUsed } from "../../records/links.ts";
import { findUser, findUserByEmail } from "../../records/users.ts";
import type { AuthDeps } from "./deps.ts";
import { attachOrders } from "./order-queries.ts";
import * as query from "./queries.ts";

export const verifyEmail =
  ({ db, clock }: AuthDeps) =>
  (token: string) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const link = await lockLink(tx, token);
      if (link?.purpose !== "verify-email" || !isUnspent(link, now)) throw new AppError("LINK_DEAD", say.LINK_DEAD);
      await markLinkUsed(tx, link, now);
      await attachOrders(tx, link.userId);
      await query.markVerified(tx, link.userId, now);
    });

/** Returns false, and sends nothing, if the address is already verified. */
export const resendVerification =
  ({ db, queue, limits }: AuthDeps) =>
  async (userId: string): Promise<boolean> => {
    if ((await findUser(db, userId))?.emailVerifiedAt) return false;
    await limits.linkMails.take(userId);
    await db.transaction((tx) => queue.enqueue(tx, "mail.verify-email", { userId }));
    return true;
  };

/**
 * Gives the same answer in the same time whether the account exists or not: only the mail differs. Repeated requests
 * for somebody else's address flood no mailbox and void no link: beyond the limit nothing is sent.
 */
export const forgotPassword =
  ({ db, queue, limits }: AuthDeps) =>
  async (email: string): Promise<void> => {
    if (!(await limits.linkMails.has(email))) return;
    await db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      await queue.enqueue(tx, "mail.reset-password", { userId: user?.id ?? null });
    });
  };
