import type { me, register } from "@dryrun/domain/auth/contract";
import { FREE_CREDITS, VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import * as say from "@dryrun/domain/auth/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Limit } from "../../http/rate-limit.ts";
import { newId } from "../../ids.ts";
import type { Clock, Passwords, Queue } from "../../ports.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { spendLink, voidLinks } from "./link-queries.ts";
import * as query from "./queries.ts";
import type { Tokens } from "./tokens.ts";

interface AuthParts {
  db: Db;
  clock: Clock;
  queue: Queue;
  passwords: Passwords;
  tokens: Tokens;
  limits: { failedLogins: Limit; linkMails: Limit };
}
type Registration = Input<typeof register>["body"];
export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ db, clock, queue, passwords, tokens, limits }: AuthParts) {
  const checkPassword = (password: string, field: string) => {
    if (isCommonPassword(password)) throw invalid(field, say.COMMON_PASSWORD);
  };

  return {
    /** A new account with its profile and free credit; the address is proved by the mail that follows. */
    async register(form: Registration): Promise<void> {
      checkPassword(form.password, "password");
      const passwordHash = await passwords.hash(form.password);
      const userType = form.userType as "student" | "employer";
      await db.transaction(async (tx) => {
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
        if (!isNew) throw invalid("email", say.EMAIL_TAKEN, "EMAIL_TAKEN");
        if (userType === "student") await openStudent(tx, userId, form, now);
        await queue.enqueue(tx, "mail.verify-email", { userId });
      });
    },

    /** A token for the right e-mail and password; one answer, in the same time, for an unknown e-mail and a wrong password. */
    async login(email: string, password: string, address: string): Promise<string> {
      const key = `${address}:${email}`;
      await limits.failedLogins.take(key);
      const user = await query.findUserByEmail(db, email);
      const isRight = await passwords.verify(user?.passwordHash ?? null, password);
      if (!user || !isRight) throw new AppError("BAD_CREDENTIALS", say.BAD_CREDENTIALS);
      await limits.failedLogins.clear(key);
      if (user.blockedAt) throw new AppError("BLOCKED", "This account is blocked. Write to support to have it opened.");
      return tokens.sign({ userId: user.id, version: user.tokenVersion });
    },

    async me(id: string): Promise<Output<typeof me>["user"]> {
      const user = await query.findUser(db, id);
      if (!user) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
      const isStudent = user.userType === "student";
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
        courseBought: false,
        masterclassEnrolled: false,
        attendanceStatus: null,
        runningInterview: isStudent ? running(await query.findRunningInterview(db, id, clock.now())) : null,
      };
    },

    verifyEmail: (token: string) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const userId = await spendLink(tx, token, "verify-email", now);
        if (!userId) throw new AppError("LINK_DEAD", say.LINK_DEAD);
        await query.markVerified(tx, userId, now);
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

    async resetPassword(token: string, newPassword: string): Promise<void> {
      checkPassword(newPassword, "newPassword");
      const passwordHash = await passwords.hash(newPassword);
      await db.transaction(async (tx) => {
        const now = clock.now();
        const userId = await spendLink(tx, token, "reset-password", now);
        if (!userId) throw new AppError("LINK_DEAD", say.LINK_DEAD);
        await voidLinks(tx, userId, now); // of every purpose: the address is proved
        await query.setPassword(tx, userId, passwordHash, now);
      });
    },
  };
}

const running = (session: Awaited<ReturnType<typeof query.findRunningInterview>>) =>
  session && { ...session, expiresAt: session.expiresAt.toISOString() };

async function openStudent(tx: Db, userId: string, form: Registration, now: Date) {
  // Absent in the specification's payload, which then means true; our own form always sends it.
  const isVisible = form.visibleToRecruiters ?? true;
  const source = form.visibleToRecruiters === undefined ? "api" : "register";
  const { fullName, email, phone } = form;
  await query.insertProfile(tx, {
    id: newId(now),
    userId,
    fullName,
    email,
    phone,
    visibleToRecruiters: isVisible,
    updatedAt: now,
  });
  await query.insertConsent(tx, {
    id: newId(now),
    userId,
    kind: "recruiter-visibility",
    given: isVisible,
    source,
    version: VISIBILITY_VERSION,
    at: now,
  });
  await query.insertLedgerEntry(tx, {
    id: newId(now),
    userId,
    unit: "credit",
    amount: FREE_CREDITS,
    reason: "free credit",
    at: now,
  });
}
