import type * as contract from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import { CODE_ASKED } from "@dryrun/domain/auth/messages";
import type { Input } from "@dryrun/domain/contract/define";
import { AppError } from "../../errors/app-error.ts";
import { isUnspent, lockLink, markLinkUsed } from "../../records/links.ts";
import { findUser, findUserByEmail } from "../../records/users.ts";
import type { AuthDeps } from "./deps.ts";
import { me } from "./me.ts";
import { attachOrders } from "./order-queries.ts";
import { changePassword, resetPassword } from "./passwords.ts";
import * as query from "./queries.ts";
import { register } from "./register.ts";
import { raiseVersion } from "./second-factor/second-factor-queries.ts";

type Credentials = Input<typeof contract.login>["body"];

/**
 * Returns a token for the right e-mail and password, and the code if there is a second factor. Gives the same answer
 * in the same time for an unknown e-mail and a wrong password.
 */
export const login =
  ({ db, passwords, tokens, guard, secondFactors }: AuthDeps) =>
  async ({ email, password, code }: Credentials, address: string): Promise<string> => {
    const user = await findUserByEmail(db, email);
    let wrong = say.BAD_CREDENTIALS;
    const isRight = await guard.watch({ userId: user?.id ?? null, email, address }, async () => {
      const isKnown = await passwords.verify(user?.passwordHash ?? null, password);
      if (!user || !isKnown) return false;
      if (user.blockedAt) throw new AppError("BLOCKED", "This account is blocked. Please contact support.");
      if (user.userType !== "admin" || !(await secondFactors.isOn(user.id))) return true;
      if (!code) throw new AppError("SECOND_FACTOR", CODE_ASKED);
      wrong = say.CODE_WRONG;
      return secondFactors.spend(user.id, code);
    });
    if (!user || !isRight) throw new AppError("BAD_CREDENTIALS", wrong);
    await guard.remember(db, user.id, address);
    return tokens.sign({ userId: user.id, version: user.tokenVersion, userType: user.userType });
  };

/** Invalidates every token of the account. */
export const logoutAll =
  ({ db }: AuthDeps) =>
  async (id: string): Promise<void> => {
    await raiseVersion(db, id);
  };

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

export type Auth = ReturnType<typeof createAuth>;

export const createAuth = (deps: AuthDeps) => ({
  register: register(deps),
  login: login(deps),
  logoutAll: logoutAll(deps),
  me: me(deps),
  verifyEmail: verifyEmail(deps),
  resendVerification: resendVerification(deps),
  forgotPassword: forgotPassword(deps),
  resetPassword: resetPassword(deps),
  changePassword: changePassword(deps),
});
