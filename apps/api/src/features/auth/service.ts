import type { changePassword, login, me, register, resetPassword } from "@dryrun/domain/auth/contract";
import { FREE_CREDITS } from "@dryrun/domain/auth/limits";
import * as say from "@dryrun/domain/auth/messages";
import { CODE_ASKED } from "@dryrun/domain/auth/security-messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { attendanceOf } from "@dryrun/domain/masterclass/my-session";
import type { Db } from "../../db/client.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Limit } from "../../http/rate-limit.ts";
import { newId } from "../../ids.ts";
import type { Clock, Passwords, Queue } from "../../ports.ts";
import type { EmailHash } from "../account/email-hash.ts";
import type { Invitations } from "../invitations/service.ts";
import { findEnrolmentsOf } from "../masterclass/own-queries.ts";
import { attachOrders } from "../payments/attach-queries.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { keepFirstAnswers, setsPassword } from "./first-password.ts";
import { isUnspent, lockLink, markLinkUsed, voidLinks } from "./link-queries.ts";
import { openStudent, type Visibility } from "./open-student.ts";
import * as query from "./queries.ts";
import type { SecondFactors } from "./second-factor.ts";
import { raiseVersion } from "./second-factor-queries.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import type { Tokens } from "./tokens.ts";

interface AuthParts {
  db: Db;
  clock: Clock;
  queue: Queue;
  passwords: Passwords;
  tokens: Tokens;
  guard: SignInGuard;
  secondFactors: Pick<SecondFactors, "isOn" | "isRequired" | "spend">;
  invitations: Pick<Invitations, "mailAgain">;
  emailHash: EmailHash;
  limits: { linkMails: Limit };
}
type Credentials = Input<typeof login>["body"];
type Registration = Input<typeof register>["body"];
type NewPassword = Input<typeof resetPassword>["body"];
type ChangedPassword = Input<typeof changePassword>["body"];
export type Auth = ReturnType<typeof createAuth>;

export function createAuth(parts: AuthParts) {
  const { db, clock, queue, passwords, tokens, guard, secondFactors, invitations, emailHash, limits } = parts;
  const checkPassword = (password: string, field: string) => {
    if (isCommonPassword(password)) throw invalid(field, say.COMMON_PASSWORD);
  };

  /** By the newest enrolment. */
  async function attendance(user: query.UserRow) {
    const [newest] = await findEnrolmentsOf(db, user);
    const attendanceStatus = newest ? attendanceOf({ ...newest, session: newest }, clock.now()) : null;
    return { masterclassEnrolled: newest !== undefined, attendanceStatus };
  }

  return {
    /** A new account with its profile and free credit; the address is proved by the mail that follows. */
    async register(form: Registration): Promise<void> {
      checkPassword(form.password, "password");
      const passwordHash = await passwords.hash(form.password);
      const userType = form.userType as "student" | "employer";
      const isMade = await db.transaction(async (tx) => {
        const now = clock.now();
        const userId = newId(now);
        const credits = userType === "student" ? FREE_CREDITS : 0;
        const isNew = await query.insertUser(tx, {
          id: userId,
          email: form.email,
          username: form.username || (form.fullName.split(" ")[0] ?? form.fullName),
          fullName: form.fullName,
          phone: form.phone,
          userType,
          passwordHash,
          isAdult: form.isAdult ?? null,
          interviewCredits: credits,
          createdAt: now,
        });
        if (!isNew) return false;
        const { fullName, email, phone } = form;
        const person = { userId, fullName, email, phone };
        if (userType === "student")
          await openStudent(tx, emailHash, { ...person, visibility: visibilityOf(form) }, now);
        await queue.enqueue(tx, "mail.verify-email", { userId });
        return true;
      });
      if (isMade) return;
      // Somebody invited looks for the way in: the mail shows it again.
      if (await limits.linkMails.has(`invited:${form.email}`)) await invitations.mailAgain(form.email);
      throw invalid("email", say.EMAIL_TAKEN, "EMAIL_TAKEN");
    },

    /**
     * A token for the right e-mail and password, and the code where there is a second factor. One answer, in the same time, for an
     * unknown e-mail and a wrong password.
     */
    async login({ email, password, code }: Credentials, address: string): Promise<string> {
      const user = await query.findUserByEmail(db, email);
      let wrong = say.BAD_CREDENTIALS;
      const isRight = await guard.watch({ userId: user?.id ?? null, email, address }, async () => {
        const isKnown = await passwords.verify(user?.passwordHash ?? null, password);
        if (!user || !isKnown) return false;
        if (user.blockedAt)
          throw new AppError("BLOCKED", "This account is blocked. Write to support to have it opened.");
        if (user.userType !== "admin" || !(await secondFactors.isOn(user.id))) return true;
        if (!code) throw new AppError("SECOND_FACTOR", CODE_ASKED);
        wrong = say.CODE_WRONG;
        return secondFactors.spend(user.id, code);
      });
      if (!user || !isRight) throw new AppError("BAD_CREDENTIALS", wrong);
      await guard.remember(db, user.id, address);
      return tokens.sign({ userId: user.id, version: user.tokenVersion, userType: user.userType });
    },

    /** Ends every token of the account. */
    async logoutAll(id: string): Promise<void> {
      await raiseVersion(db, id);
    },

    async me(id: string): Promise<Output<typeof me>["user"]> {
      const user = await query.findUser(db, id);
      if (!user) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
      const isStudent = user.userType === "student";
      const asksFactor = user.userType === "admin" && secondFactors.isRequired;
      return {
        _id: user.id,
        username: user.username,
        fullName: user.fullName,
        email: user.email,
        phone: user.phone,
        userType: user.userType,
        createdAt: user.createdAt.toISOString(),
        emailVerified: user.emailVerifiedAt !== null,
        isAdult: user.isAdult,
        interviewCredits: isStudent ? user.interviewCredits : 0,
        passedQuiz: isStudent && user.quizPassedAt !== null,
        hasAttempts: isStudent && (await query.hasQuizAttempts(db, id)),
        courseBought: isStudent && (await query.hasCourse(db, user)),
        ...(isStudent ? await attendance(user) : { masterclassEnrolled: false, attendanceStatus: null }),
        ...(asksFactor && !(await secondFactors.isOn(id)) && { needsSecondFactor: true }),
        runningInterview: isStudent ? running(await query.findRunningInterview(db, id, clock.now())) : null,
      };
    },

    verifyEmail: (token: string) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const link = await lockLink(tx, token);
        if (link?.purpose !== "verify-email" || !isUnspent(link, now)) throw new AppError("LINK_DEAD", say.LINK_DEAD);
        await markLinkUsed(tx, link, now);
        await attachOrders(tx, link.userId);
        await query.markVerified(tx, link.userId, now);
      }),

    /** False when the address is verified already and nothing is sent. */
    async resendVerification(userId: string): Promise<boolean> {
      if ((await query.findUser(db, userId))?.emailVerifiedAt) return false;
      await limits.linkMails.take(userId);
      await db.transaction((tx) => queue.enqueue(tx, "mail.verify-email", { userId }));
      return true;
    },

    /**
     * The same answer in the same time, whether there is such an account or not: only the mail makes the difference. Who asks
     * for somebody else's address again and again fills no mailbox and voids no link: beyond the limit nothing is sent.
     */
    async forgotPassword(email: string): Promise<void> {
      if (!(await limits.linkMails.has(email))) return;
      await db.transaction(async (tx) => {
        const user = await query.findUserByEmail(tx, email);
        await queue.enqueue(tx, "mail.reset-password", { userId: user?.id ?? null });
      });
    },

    /** Sets the password that a link of a mail stands for. The first one, by an invitation, signs in: the token. */
    async resetPassword(token: string, form: NewPassword, address: string): Promise<string | undefined> {
      checkPassword(form.newPassword, "newPassword");
      const passwordHash = await passwords.hash(form.newPassword);
      const { email, ...set } = await db.transaction(async (tx) => {
        const now = clock.now();
        const link = await lockLink(tx, token);
        if (!link || !(await setsPassword(tx, link, now))) throw new AppError("LINK_DEAD", say.LINK_DEAD);
        const { userId } = link;
        await voidLinks(tx, userId, now); // of every purpose: the address is proved
        await attachOrders(tx, userId);
        const version = await query.setPassword(tx, userId, passwordHash, now);
        const user = await query.findUser(tx, userId);
        const { email, userType } = user as query.UserRow; // locked by its new password
        if (link.purpose === "reset-password") {
          await queue.enqueue(tx, "mail.password-changed", { userId, at: now.toISOString() });
          return { email };
        }
        await keepFirstAnswers(tx, userId, form, now);
        await guard.remember(tx, userId, address);
        return { email, claims: { userId, version, userType } };
      });
      await guard.lift({ email, address });
      return set.claims && tokens.sign(set.claims);
    },

    /** Ends every older token and link to a new password; the answer's token keeps this browser signed in. */
    async changePassword(id: string, form: ChangedPassword, address: string): Promise<string> {
      checkPassword(form.newPassword, "newPassword");
      const user = await query.findUser(db, id);
      if (!user) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
      const isRight = await guard.watch({ userId: id, email: user.email, address }, () =>
        passwords.verify(user.passwordHash, form.oldPassword),
      );
      if (!isRight) throw invalid("oldPassword", say.OLD_PASSWORD_WRONG);
      const passwordHash = await passwords.hash(form.newPassword);
      const version = await db.transaction(async (tx) => {
        const changed = await query.replacePassword(tx, user, passwordHash);
        if (changed === undefined) return undefined;
        const now = clock.now();
        await voidLinks(tx, id, now, "reset-password");
        await queue.enqueue(tx, "mail.password-changed", { userId: id, at: now.toISOString() });
        return changed;
      });
      if (version === undefined) throw invalid("oldPassword", say.OLD_PASSWORD_WRONG);
      return tokens.sign({ userId: id, version, userType: user.userType });
    },
  };
}

/** Absent in the specification's payload, which then means true; our own form always sends it. */
const visibilityOf = ({ visibleToRecruiters }: Registration): Visibility => ({
  isVisible: visibleToRecruiters ?? true,
  source: visibleToRecruiters === undefined ? "api" : "register",
});

const running = (session: Awaited<ReturnType<typeof query.findRunningInterview>>) =>
  session && { ...session, expiresAt: session.expiresAt.toISOString() };
