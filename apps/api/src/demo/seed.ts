import type { Invite } from "@dryrun/domain/invitations/schema";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { and, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Parts } from "../compose.ts";
import type { Seller } from "../config/seller.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { interviewEvents } from "../db/schema/interviews.ts";
import { quizPapers } from "../db/schema/quiz.ts";
import { insertApplication } from "../features/applications/queries.ts";
import { insertAnswers, insertSession } from "../features/interviews/queries.ts";
import { inviteTo } from "../features/invitations/invite-all.ts";
import { newId } from "../ids.ts";
import type { Evaluator } from "../ports.ts";
import type { JobsTx } from "../records/jobs/job-listings.ts";
import { insertJob } from "../records/jobs.ts";
import { addUses } from "../records/questions/question-sums.ts";
import { addChoices } from "../records/quiz/item-choices.ts";
import { updateSession } from "../records/sessions.ts";
import { findUserByEmail } from "../records/users.ts";
import { addCredits, addInterviewConsents, addProfile, addUser } from "./accounts.ts";
import { applicationsOf, type DemoApplication, INTERVIEW_REASONS, type PostedJob } from "./applications.ts";
import { type DemoSession, gradedOnce, interviewOf } from "./interviews.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { addMasterclass } from "./masterclass.ts";
import { DEMO_COLLEAGUES, DEMO_EMPLOYERS } from "./people/employers.ts";
import { DEMO_ADMIN, DEMO_PASSWORD, PASSING_ABILITY } from "./people/people.ts";
import { addRecruiting } from "./people/recruiting.ts";
import { type DemoResume, resumeOf } from "./people/resume.ts";
import { DEMO_STUDENTS, type DemoStudent } from "./people/students.ts";
import { papersOf } from "./quizzes.ts";
import { createRandom } from "./random.ts";
import { addReviews } from "./reviews.ts";
import { BOUGHT_CREDITS, sellCredits } from "./sales.ts";
import { addNotifications, addViews } from "./views.ts";

/** Two people without an account yet: the link in their mail sets a password. */
const STRANGERS = [
  { firstName: "Farhan", lastName: "Siddiqui", email: "farhan.siddiqui@dryrun.example", phone: "9812200041" },
  { firstName: "Ishita", lastName: "Bose", email: "ishita.bose@dryrun.example", phone: "9812200042" },
];
/** How many invited people have an account but have not passed the quiz. */
const BEGINNERS = 2;

/** Invitations to the first job, with mails in the outbox. */
const DEMO_INVITED: readonly Invite[] = [
  ...STRANGERS,
  ...DEMO_STUDENTS.filter(({ ability }) => ability < PASSING_ABILITY)
    .slice(0, BEGINNERS)
    .map(({ fullName, email, phone }) => {
      const [firstName = "", lastName = ""] = fullName.split(" ");
      return { firstName, lastName, email, phone };
    }),
].map((person) => ({ ...person, validity: "never" as const }));

const SEED = 41;

interface DemoHistory {
  student: DemoStudent;
  resume: DemoResume;
  papers: ReturnType<typeof papersOf>;
  applications: DemoApplication[];
  interviews: DemoSession[];
}

/** Returns the history of one student until now; the same for the same number, except for ids and times. */
async function historyOf(
  student: DemoStudent,
  number: number,
  userId: string,
  jobs: readonly PostedJob[],
  evaluator: Evaluator,
  now: Date,
): Promise<DemoHistory> {
  const random = createRandom(SEED + number);
  const resume = resumeOf(student, now, random);
  const papers = papersOf(userId, student, now, random);
  if (student.ability < PASSING_ABILITY) return { student, resume, papers, applications: [], interviews: [] };
  const applications = applicationsOf(userId, resume, jobs, now, random, number === 0);
  const interviews: DemoSession[] = [];
  for (const application of applications) {
    if (application.interview === "none") continue;
    const interview = await interviewOf(application, student.ability, evaluator, now, random);
    if (interview.session.sentAt && application.row.status === "rejected")
      application.row.decisionReason = INTERVIEW_REASONS[interviews.length % INTERVIEW_REASONS.length] ?? "";
    interviews.push(interview);
  }
  return { student, resume, papers, applications, interviews };
}

/** Mock interviews that every demo student can still take. */
const CREDITS = 3;
const LOCK = 727_002;

/** Returns one account of each kind, for the login page. */
export const demoAccounts = () =>
  [
    { userType: "student" as const, email: DEMO_STUDENTS[0]?.email ?? "" },
    { userType: "employer" as const, email: DEMO_EMPLOYERS[0].email },
    { userType: "admin" as const, email: DEMO_ADMIN.email },
  ].map((account) => ({ ...account, password: DEMO_PASSWORD }));

/** Returns the last lines of the start's output, which say how to sign in. */
export const demoGreeting = () => [
  `Student:  ${DEMO_STUDENTS[0]?.email}   (and ${DEMO_STUDENTS.length - 1} others, such as ${DEMO_STUDENTS[9]?.email}, who has not passed the quiz)`,
  `Employer: ${DEMO_EMPLOYERS.slice(0, 3)
    .map(({ email }) => email)
    .join("   ")}   (and ${DEMO_EMPLOYERS.length - 3} others)`,
  `Admin:    ${DEMO_ADMIN.email}`,
  `Password of all: ${DEMO_PASSWORD}`,
];

const demoEmails = () => [
  DEMO_ADMIN.email,
  ...[...DEMO_EMPLOYERS, ...DEMO_COLLEAGUES, ...DEMO_STUDENTS, ...DEMO_INVITED].map(({ email }) => email),
];

/**
 * Whether this database has an account of the demo data, whose password is public. Their addresses receive no mail,
 * so a person who registers with one in production cannot verify it and does not count.
 */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const isDemo = and(inArray(users.email, demoEmails()), isNotNull(users.emailVerifiedAt));
  return (await db.$count(users, isDemo)) > 0;
}

/** Returns an account other than those of admins, which the command line may have created before the first start. */
const findAnybody = async (db: Db) =>
  (await db.select({ id: users.id }).from(users).where(ne(users.userType, "admin")).limit(1))[0];

type SeedDeps = Pick<Parts, "db" | "jobRecords" | "clock" | "passwords" | "declines" | "queue" | "settle"> & {
  evaluator: Evaluator;
  seller: Seller;
};

/**
 * Fills an empty database with people and their history, all or nothing; leaves any other as it is. Returns whether
 * the demo accounts exist, from now or from an earlier start.
 */
export async function seedDemo({
  db,
  jobRecords,
  clock,
  passwords,
  declines,
  queue,
  settle,
  seller,
  evaluator,
}: SeedDeps): Promise<boolean> {
  const isSeeded = async () => (await findUserByEmail(db, DEMO_STUDENTS[0]?.email ?? "")) !== undefined;
  if (await findAnybody(db)) return isSeeded();
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const now = clock.now();
  await jobRecords.change(async (tx) => {
    // The second of two starts waits until the first has made the data, which takes longer than the timeouts allow.
    for (const limit of ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"])
      await tx.execute(sql.raw(`set local ${limit} = 0`));
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await findAnybody(tx)) return; // another process was first
    const adminId = await addUser(tx, { ...DEMO_ADMIN, userType: "admin" }, passwordHash, now);
    const employers = await addEmployers(tx, passwordHash, now);
    const jobs = await addJobs(tx, employers, now);
    const people = [];
    const graders = gradedOnce(evaluator);
    for (const [number, student] of DEMO_STUDENTS.entries()) {
      const quizPassedAt = student.ability >= PASSING_ABILITY ? addMs(now, -14 * 24 * HOUR_MS) : null;
      const { fullName, email, phone } = student;
      const credits = number === 0 ? CREDITS - BOUGHT_CREDITS : CREDITS; // purchases are created with their payments
      const user = { fullName, email, phone, userType: "student" as const, quizPassedAt };
      const userId = await addUser(tx, user, passwordHash, now);
      const history = await historyOf(student, number, userId, jobs, graders, now);
      const person = { userId, fullName, email, phone };
      if (number === 0) await sellCredits(tx, { settle, seller, queue }, person, addMs(now, -20 * 24 * HOUR_MS));
      await addHistory(tx, userId, history, credits, now);
      people.push(person);
      if (student.isVisible) await addViews(tx, userId, employers, number, now);
    }
    await addRecruiting(tx);
    await addNotifications(tx, now);
    await addReviews(tx, queue, adminId, now);
    await addMasterclass(tx, { settle, seller, queue }, people, adminId, now);
    for (const person of DEMO_INVITED)
      await inviteTo(tx, { queue, declines }, { jobId: jobs[0]?.id ?? "" }, person, now);
  });
  return isSeeded();
}

/** Returns the ids of the companies, which their first accounts have too. */
async function addEmployers(tx: Db, passwordHash: string, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const { fullName, email, phone, company, website } of DEMO_EMPLOYERS) {
    const user = {
      fullName,
      email,
      phone,
      userType: "employer" as const,
      companyName: company,
      companyWebsite: website,
      employerVerifiedAt: now,
    };
    ids.push(await addUser(tx, user, passwordHash, now));
  }
  for (const { employer, role: companyRole, ...person } of DEMO_COLLEAGUES) {
    const user = { ...person, userType: "employer" as const, companyId: ids[employer] as string, companyRole };
    await addUser(tx, user, passwordHash, now);
  }
  return ids;
}

async function addJobs(tx: JobsTx, employers: readonly string[], now: Date): Promise<PostedJob[]> {
  const posted: PostedJob[] = [];
  for (const { employer, age, ...job } of DEMO_JOBS) {
    const createdAt = addMs(now, -age * HOUR_MS);
    const id = newId(createdAt);
    const companyId = employers[employer] as string;
    await insertJob(tx, {
      ...job,
      id,
      companyId,
      companyApply: job.companyUrl !== "",
      createdAt,
      updatedAt: createdAt,
    });
    posted.push({ id, createdAt });
  }
  return posted;
}

async function addHistory(tx: Db, userId: string, history: DemoHistory, credits: number, now: Date) {
  const { student, resume, papers, applications, interviews } = history;
  await addProfile(tx, userId, student, resume, now);
  for (const paper of papers) {
    await tx.insert(quizPapers).values(paper);
    await addChoices(tx, paper.answers);
  }
  for (const { row } of applications) await insertApplication(tx, row);
  for (const { session, answers, events } of interviews) {
    // Sent after its answers are stored, as students do: the application then has the scores.
    await insertSession(tx, { ...session, sentAt: null });
    await insertAnswers(tx, answers);
    await addUses(
      tx,
      answers.flatMap(({ questionId, result }) => (result ? [{ questionId, result }] : [])),
    );
    if (session.sentAt) await updateSession(tx, session.id, { sentAt: session.sentAt });
    if (events.length > 0) await tx.insert(interviewEvents).values(events);
  }
  const sessions = interviews.map(({ session }) => session);
  await addInterviewConsents(tx, userId, sessions);
  await addCredits(
    tx,
    userId,
    credits,
    sessions.map(({ id }) => id),
    now,
  );
}
