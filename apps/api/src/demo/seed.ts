import { VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import { totalExperienceYears } from "@dryrun/domain/profile/experience";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import { ne, sql } from "drizzle-orm";
import type { Parts } from "../compose.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import {
  findUserByEmail,
  insertConsent,
  insertLedgerEntry,
  insertProfile,
  insertUser,
} from "../features/auth/queries.ts";
import { insertJob } from "../features/jobs/queries.ts";
import { newId } from "../ids.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { DEMO_ADMIN, DEMO_EMPLOYERS, DEMO_PASSWORD, DEMO_STUDENTS, type DemoStudent } from "./people.ts";

const DEMO_CREDITS = 3;

/** One account of each kind, for the login page. */
export const demoAccounts = () =>
  [
    { userType: "student" as const, email: DEMO_STUDENTS[0]?.email ?? "" },
    { userType: "employer" as const, email: DEMO_EMPLOYERS[0].email },
    { userType: "admin" as const, email: DEMO_ADMIN.email },
  ].map((account) => ({ ...account, password: DEMO_PASSWORD }));

/** How to sign in, for the start's last lines. */
export const demoGreeting = () => [
  `Student:  ${DEMO_STUDENTS[0]?.email}   (and nine others; quiz passed)`,
  `Employer: ${DEMO_EMPLOYERS[0].email}   ${DEMO_EMPLOYERS[1].email}`,
  `Admin:    ${DEMO_ADMIN.email}`,
  `Password of all: ${DEMO_PASSWORD}`,
];

/** Somebody besides the admins, whom the command line may have made before the first start. */
const findAnybody = async (db: Db) =>
  (await db.select({ id: users.id }).from(users).where(ne(users.userType, "admin")).limit(1))[0];

/**
 * Fills an empty database with people and jobs, all or nothing; a filled one stays as it is. True when the demo accounts are
 * there, from now or from an earlier start.
 */
export async function seedDemo({ db, clock, passwords }: Pick<Parts, "db" | "clock" | "passwords">): Promise<boolean> {
  const isSeeded = async () => (await findUserByEmail(db, DEMO_STUDENTS[0]?.email ?? "")) !== undefined;
  if (await findAnybody(db)) return isSeeded();
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727002)`);
    if (await findAnybody(tx)) return; // another process was first
    await addUser(tx, { ...DEMO_ADMIN, userType: "admin" }, passwordHash, now);
    const employers: string[] = [];
    for (const employer of DEMO_EMPLOYERS)
      employers.push(await addUser(tx, { ...employer, userType: "employer" }, passwordHash, now));
    for (const student of DEMO_STUDENTS) await addStudent(tx, student, passwordHash, now);
    for (const [index, job] of DEMO_JOBS.entries()) {
      const postedAt = addMs(now, -(index * 17 + 2) * HOUR_MS);
      const employerId = employers[index % employers.length] as string;
      const companyApply = job.companyUrl !== "";
      await insertJob(tx, {
        ...job,
        id: newId(postedAt),
        employerId,
        companyApply,
        createdAt: postedAt,
        updatedAt: postedAt,
      });
    }
  });
  return isSeeded();
}

type Person = {
  fullName: string;
  email: string;
  userType: "student" | "employer" | "admin";
  phone?: string;
  hasPassed?: boolean;
};

async function addUser(
  tx: Db,
  { fullName, email, userType, phone = "9800000000", hasPassed = false }: Person,
  passwordHash: string,
  now: Date,
) {
  const id = newId(now);
  await insertUser(tx, {
    id,
    email,
    fullName,
    phone,
    userType,
    passwordHash,
    username: fullName.split(" ")[0] ?? fullName,
    emailVerifiedAt: now,
    isAdult: true,
    interviewCredits: userType === "student" ? DEMO_CREDITS : 0,
    quizPassedAt: hasPassed ? now : null,
    createdAt: addMs(now, -60 * DAY_MS),
  });
  return id;
}

async function addStudent(tx: Db, student: DemoStudent, passwordHash: string, now: Date) {
  const userId = await addUser(tx, { ...student, userType: "student" }, passwordHash, now);
  const resume = resumeOf(student, now);
  await insertProfile(tx, {
    ...resume,
    id: newId(now),
    userId,
    totalExperienceYears: totalExperienceYears(resume.workExperience, now),
    visibleToRecruiters: true,
    updatedAt: now,
  });
  const consent = { kind: "recruiter-visibility", given: true, source: "demo", version: VISIBILITY_VERSION } as const;
  await insertConsent(tx, { ...consent, id: newId(now), userId, at: now });
  const credits = { unit: "credit", amount: DEMO_CREDITS, reason: "demo credits" } as const;
  await insertLedgerEntry(tx, { ...credits, id: newId(now), userId, at: now });
}

function resumeOf({ fullName, email, phone, city, skills, years }: DemoStudent, now: Date) {
  const started = indianDay(addMs(now, -years * 365 * DAY_MS));
  const graduated = indianDay(addMs(now, -(years * 365 + 90) * DAY_MS));
  const job = {
    company: "Deccan Traders",
    position: "Data Executive",
    startDate: started,
    endDate: null,
    currentlyWorking: true,
    description: "<p>Daily sales and stock reports; moved the monthly pack from hand work to SQL.</p>",
  };
  return {
    fullName,
    email,
    phone,
    summary: `<p>Data analyst from ${city} who works with ${skills.slice(0, 3).join(", ")}. I like reports that people act on.</p>`,
    skills,
    languages: ["English", "Hindi"],
    portfolioUrl: "",
    coverLetter:
      "<p>I would like to bring careful analysis to your team, and to learn from people who have done it longer.</p>",
    currentCTC: years * 150_000,
    expectedCTC: 400_000 + years * 180_000,
    noWorkExperience: years === 0,
    workExperience: years === 0 ? [] : [job],
    education: [
      {
        institution: `${city} University`,
        degree: "B.Com",
        field: "Statistics",
        startDate: `${Number(graduated.slice(0, 4)) - 3}-07-01`,
        endDate: graduated,
        currentlyStudying: false,
        description: "<p>Statistics and accounting; final project on retail footfall.</p>",
      },
    ],
    projects: [
      {
        title: "Sales dashboard for a kirana chain",
        description: "<p>Six stores, one Power BI model, refreshed each night.</p>",
        url: "",
        startDate: "2026-01-01",
        endDate: "2026-03-01",
      },
    ],
  };
}
