import { FREE_CREDITS, VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import type { CompanyRole } from "@dryrun/domain/company/permissions";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { totalExperienceYears } from "@dryrun/domain/profile/experience";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { newId } from "../ids.ts";
import { insertConsent } from "../records/consents.ts";
import { grant, grantFree, spend } from "../records/credits.ts";
import { insertProfiles } from "../records/students/profiles.ts";
import { insertUser } from "../records/users.ts";
import type { DemoSession } from "./interviews.ts";
import type { DemoResume } from "./people/resume.ts";
import type { DemoStudent } from "./people/students.ts";

interface DemoUser {
  fullName: string;
  email: string;
  userType: "student" | "employer" | "admin";
  phone?: string;
  companyName?: string;
  companyWebsite?: string;
  employerVerifiedAt?: Date;
  /** A company that exists; without it an employer gets a new one. */
  companyId?: string;
  companyRole?: CompanyRole;
  quizPassedAt?: Date | null;
}
const SINCE_DAYS = 60;

/** Adds the account and returns its id. */
export async function addUser(tx: Db, user: DemoUser, passwordHash: string, now: Date): Promise<string> {
  const createdAt = addMs(now, -SINCE_DAYS * DAY_MS);
  const id = newId(createdAt);
  await insertUser(tx, {
    phone: "",
    ...user,
    id,
    passwordHash,
    username: user.fullName.split(" ")[0] ?? user.fullName,
    emailVerifiedAt: createdAt,
    isAdult: true,
    createdAt,
  });
  return id;
}

/** Adds profile and consent as the registration and the profile page do. */
export async function addProfile(tx: Db, userId: string, student: DemoStudent, resume: DemoResume, now: Date) {
  const updatedAt = addMs(now, -Math.round(student.ability * 25) * DAY_MS);
  await insertProfiles(tx, [
    {
      ...resume,
      id: newId(updatedAt),
      userId,
      totalExperienceYears: totalExperienceYears(resume.workExperience, now),
      visibleToRecruiters: student.isVisible,
      updatedAt,
    },
  ]);
  const consent = {
    kind: "recruiter-visibility",
    given: student.isVisible,
    source: "demo",
    version: VISIBILITY_VERSION,
  };
  const at = addMs(now, -SINCE_DAYS * DAY_MS); // the consent came at registration, before the first company viewed the profile
  await insertConsent(tx, { ...consent, kind: "recruiter-visibility", id: newId(at), userId, at });
}

/** Adds the consent that is given before each interview. */
export async function addInterviewConsents(tx: Db, userId: string, sessions: readonly DemoSession["session"][]) {
  const consent = { kind: "interview" as const, given: true, source: "interview start" };
  for (const { consentVersion: version, consentAt } of sessions)
    await insertConsent(tx, { ...consent, version, id: newId(consentAt), userId, at: consentAt });
}

/** Adds the ledger of a student: the free credit, purchases and interviews; their sum is the balance. */
export async function addCredits(tx: Db, userId: string, balance: number, sessions: readonly string[], now: Date) {
  const amount = balance + sessions.length - FREE_CREDITS;
  await grantFree(tx, [userId], now);
  if (amount > 0) await grant(tx, { userId, amount, reason: "demo credits", reference: "", at: now });
  for (const reference of sessions) await spend(tx, { userId, reason: LEDGER_REASONS.spent, reference, at: now });
}
