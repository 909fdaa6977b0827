import type * as contract from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import { CODE_ASKED } from "@dryrun/domain/auth/security-messages";
import { BAD_CREDENTIALS, CODE_WRONG } from "@dryrun/domain/auth/sign-in-messages";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { attendanceOf } from "@dryrun/domain/masterclass/my-session";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { isBlockedCompany, lockCompanyOf } from "../../records/company/companies.ts";
import { endRights } from "../../records/company/delegated-rights.ts";
import type { Visibility } from "../../records/consents.ts";
import { isUnspent, lockLink, markLinkUsed } from "../../records/links.ts";
import { countUnread } from "../../records/notifications/notify.ts";
import { hasCourse } from "../../records/purchases/courses.ts";
import { findEnrolmentsOf } from "../../records/purchases/enrolments.ts";
import { openStudent } from "../../records/students/students.ts";
import { findCallerAccount, findUserByEmail, insertUser, type UserRow } from "../../records/users.ts";
import type { AuthDeps } from "./deps.ts";
import { changePassword, checkPassword, resetPassword } from "./passwords.ts";
import * as query from "./queries.ts";
import { raiseVersion } from "./second-factor/second-factor-queries.ts";

type Registration = Input<typeof contract.register>["body"];

/** Creates an account with its profile and free credit; the mail that follows proves the address. */
export const register =
  ({ db, clock, queue, passwords, invitations, emailHash, limits }: AuthDeps) =>
  async (form: Registration): Promise<void> => {
    checkPassword(form.password, "password");
    const passwordHash = await passwords.hash(form.password);
    const userType = form.userType as "student" | "employer";
    const isMade = await db.transaction(async (tx) => {
      const now = clock.now();
      const userId = newId(now);
      const isNew = await insertUser(tx, {
        id: userId,
        email: form.email,
        username: form.username || (form.fullName.split(" ")[0] ?? form.fullName),
        fullName: form.fullName,
        phone: form.phone,
        userType,
        ...(userType === "employer" && { companyName: form.companyName }),
        passwordHash,
        isAdult: form.isAdult ?? null,
        createdAt: now,
      });
      if (!isNew) return false;
      const { fullName, email, phone } = form;
      const person = { userId, fullName, email, phone };
      if (userType === "student") await openStudent(tx, emailHash, { ...person, visibility: visibilityOf(form) }, now);
      await queue.enqueue(tx, "mail.verify-email", { userId });
      return true;
    });
    if (isMade) return;
    // The person was invited earlier: the mail repeats that link.
    if (await limits.linkMails.has(`invited:${form.email}`)) await invitations.mailAgain(form.email);
    throw invalidField("email", say.EMAIL_TAKEN, "EMAIL_TAKEN");
  };

/** Optional in the API, and true by default; our own form always sends it. */
const visibilityOf = ({ visibleToRecruiters }: Registration): Visibility => ({
  isVisible: visibleToRecruiters ?? true,
  source: visibleToRecruiters === undefined ? "api" : "register",
});

export const me =
  ({ db, clock, secondFactors }: AuthDeps) =>
  async (id: string): Promise<Output<typeof contract.me>["user"]> => {
    const user = await findCallerAccount(db, id);
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
      courseBought: isStudent && (await hasCourse(db, user)),
      ...(isStudent ? await attendance(db, user, clock.now()) : { masterclassEnrolled: false, attendanceStatus: null }),
      ...(user.companyRole && { company: await companyOf(db, user, user.companyRole) }),
      ...(asksFactor && !(await secondFactors.isOn(id)) && { needsSecondFactor: true }),
      unreadNotifications: await countUnread(db, id),
      runningInterview: isStudent ? running(await query.findRunningInterview(db, id, clock.now())) : null,
    };
  };

/** Decided by the newest enrolment. */
async function attendance(db: Db, user: UserRow, now: Date) {
  const [newest] = await findEnrolmentsOf(db, user);
  const attendanceStatus = newest ? attendanceOf({ ...newest, session: newest }, now) : null;
  return { masterclassEnrolled: newest !== undefined, attendanceStatus };
}

const companyOf = async (db: Db, { companyId, companyName, employerVerifiedAt }: UserRow, role: CompanyRole) => ({
  id: companyId ?? "",
  name: companyName,
  verified: employerVerifiedAt !== null,
  role,
  ...(companyId && (await isBlockedCompany(db, companyId)) && { blocked: true }),
});

const running = (session: Awaited<ReturnType<typeof query.findRunningInterview>>) =>
  session && { ...session, expiresAt: session.expiresAt.toISOString() };

type Credentials = Input<typeof contract.login>["body"];

/**
 * Returns a token for the right e-mail and password, and the code if there is a second factor. Gives the same answer
 * in the same time for an unknown e-mail and a wrong password.
 */
export const login =
  ({ db, passwords, tokens, guard, secondFactors }: AuthDeps) =>
  async ({ email, password, code }: Credentials, address: string): Promise<string> => {
    const user = await findUserByEmail(db, email);
    let wrong = BAD_CREDENTIALS;
    const isRight = await guard.watch({ userId: user?.id ?? null, email, address }, async () => {
      const isKnown = await passwords.verify(user?.passwordHash ?? null, password);
      if (!user || !isKnown) return false;
      if (user.blockedAt) throw new AppError("BLOCKED", "This account is blocked. Please contact support.");
      if (user.userType !== "admin" || !(await secondFactors.isOn(user.id))) return true;
      if (!code) throw new AppError("SECOND_FACTOR", CODE_ASKED);
      wrong = CODE_WRONG;
      return secondFactors.spend(user.id, code);
    });
    if (!user || !isRight) throw new AppError("BAD_CREDENTIALS", wrong);
    await guard.remember(db, user.id, address);
    return tokens.sign({ userId: user.id, version: user.tokenVersion, userType: user.userType });
  };

/** Invalidates every token of the account, and on request what was made with it for its company. */
export const logoutAll =
  ({ db, clock, queue }: AuthDeps) =>
  (id: string, { endRights: endsRights }: { endRights: boolean }): Promise<void> =>
    db.transaction(async (tx) => {
      const company = endsRights ? await lockCompanyOf(tx, id) : undefined;
      await raiseVersion(tx, id);
      if (company) await endRights(tx, queue, { userId: id, companyId: company.id, role: null }, clock.now());
    });

export const verifyEmail =
  ({ db, clock }: AuthDeps) =>
  (token: string) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const link = await lockLink(tx, token);
      if (link?.purpose !== "verify-email" || !isUnspent(link, now)) throw new AppError("LINK_DEAD", say.LINK_DEAD);
      await markLinkUsed(tx, link, now);
      await query.attachOrders(tx, link.userId);
      await query.markVerified(tx, link.userId, now);
    });

/** Returns false, and sends nothing, if the address is already verified. */
export const resendVerification =
  ({ db, queue, limits }: AuthDeps) =>
  async (userId: string): Promise<boolean> => {
    const { email, emailVerifiedAt } = await findCallerAccount(db, userId);
    if (emailVerifiedAt) return false;
    await limits.linkMails.take(email);
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
