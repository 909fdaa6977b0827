import type * as contract from "@dryrun/domain/auth/contract";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import type { Output } from "@dryrun/domain/contract/define";
import { attendanceOf } from "@dryrun/domain/masterclass/my-session";
import type { Db } from "../../db/client.ts";
import { countUnread } from "../../records/notifications/notify.ts";
import { hasCourse } from "../../records/purchases/courses.ts";
import { findEnrolmentsOf } from "../../records/purchases/enrolments.ts";
import { findCallerAccount, type UserRow } from "../../records/users.ts";
import type { AuthDeps } from "./deps.ts";
import * as query from "./queries.ts";

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
      ...(user.companyRole && { company: companyOf(user, user.companyRole) }),
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

const companyOf = ({ companyId, companyName, employerVerifiedAt }: UserRow, role: CompanyRole) => ({
  id: companyId ?? "",
  name: companyName,
  verified: employerVerifiedAt !== null,
  role,
});

const running = (session: Awaited<ReturnType<typeof query.findRunningInterview>>) =>
  session && { ...session, expiresAt: session.expiresAt.toISOString() };
