import { refusalToOpen, refusalWithoutQuiz } from "@dryrun/domain/applications/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { invitationTime } from "@dryrun/domain/invitations/rules";
import type { jobList, jobPage, similarJobs } from "@dryrun/domain/jobs/contract";
import { NEWEST_JOBS, SIMILAR_JOBS } from "@dryrun/domain/jobs/limits";
import { hasEnded, isNotListedFor, isTakenDown } from "@dryrun/domain/jobs/rules";
import { skillsOfJob } from "@dryrun/domain/jobs/skill-match";
import { pagingOf } from "@dryrun/domain/pages";
import { QUIZ_REQUIRED } from "@dryrun/domain/quiz/required";
import { LRUCache } from "lru-cache";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { findCompanyOfJob } from "../../records/company/profile.ts";
import { findInvitationToJob } from "../../records/invitations.ts";
import { findAnswerDays } from "../../records/jobs/answer-time.ts";
import { jobAnswer, type ListedJob } from "../../records/jobs/job-answers.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";
import { findJob } from "../../records/jobs.ts";
import * as query from "./queries.ts";
import { ownOf } from "./serialize.ts";

/** The number of jobs read before those with an application are left out. */
const READ_FOR_SIMILAR = 20;

/** Cached listings are minutes old: the closing day may have passed since then. */
const isStillOpen = ({ closed, closingDate }: ListedJob, now: Date) => !closed && !hasEnded(closingDate, now);

/** Returns the newest open jobs, and the number of open jobs. */
async function newestOf(records: JobRecords, now: Date) {
  const { ids, total, totalIsCapped } = await records.search({ title: "", location: "", page: 1, limit: NEWEST_JOBS });
  const jobs = (await records.readListed(ids)).filter((job) => isStillOpen(job, now));
  return { jobs, total, totalIsCapped };
}

/** Returns the open jobs most similar to one: by title, then place, then the number of common skills. */
async function openJobsLike(records: JobRecords, job: JobRow, now: Date, most: number): Promise<ListedJob[]> {
  const any = { title: "", location: "", page: 1, limit: most + 1 };
  const named = new Set(skillsOfJob(job));
  const search = async (asked: object) => (await records.search({ ...any, ...asked })).ids;
  const [titled, nearby, skilled] = await Promise.all([
    search({ title: job.title }),
    search({ location: job.location }),
    search({ bestFor: [...named] }),
  ]);
  const alike = new Set([...titled, ...nearby]);
  const ids = [...new Set([...alike, ...skilled])].filter((one) => one !== job.id);
  const isLike = ({ _id, skills }: ListedJob) => alike.has(_id) || skills.some((skill) => named.has(skill));
  return (await records.readListed(ids)).filter((one) => isStillOpen(one, now) && isLike(one));
}

interface Opening {
  studentId: string;
  id: string;
  job: JobRow | undefined;
  state: Pick<query.StudentState, "passedQuiz" | "applicationOf">;
}

/** Returns the job, or throws if this student may not read it. */
async function refuseToOpen(db: Db, { studentId, id, job, state }: Opening, now: Date): Promise<JobRow> {
  const applicant = { passedQuiz: state.passedQuiz, hasApplied: id in state.applicationOf };
  const needsInvitation = !state.passedQuiz || job?.awaitsVerification;
  const invitation = needsInvitation ? await findInvitationToJob(db, id, studentId) : null;
  const refusal = refusalToOpen(applicant, invitation, job ? invitationTime(job, now) : now);
  if (refusal) throw new AppError(refusal, QUIZ_REQUIRED);
  if (!job || isTakenDown(job) || isNotListedFor(job, applicant, invitation)) throw notFound("This job");
  return job;
}

export type JobsService = ReturnType<typeof createJobs>;

interface JobDeps {
  db: Db;
  clock: Clock;
  records: JobRecords;
}

type FindState = (studentId: string, jobIds: readonly string[]) => Promise<query.StudentState>;

interface StudentReaders {
  findStudentState: FindState;
  refuseWithoutQuiz: ReturnType<typeof createQuizGuard>;
}

/** Students whose passed quiz is remembered. */
const MOST_PASSED = 10_000;

/** Refuses students who have not passed the quiz. A passed quiz stays passed, so each student is looked up once. */
function createQuizGuard(findStudentState: FindState) {
  const passed = new LRUCache<string, true>({ max: MOST_PASSED });
  return async (studentId: string): Promise<void> => {
    if (passed.has(studentId)) return;
    const refusal = refusalWithoutQuiz((await findStudentState(studentId, [])).passedQuiz);
    if (refusal) throw new AppError(refusal, QUIZ_REQUIRED);
    passed.set(studentId, true);
  };
}

/** Jobs like the application's that the student has not applied to. A company that rejected the student is left out. */
async function similarToApplied(
  { db, clock, records }: Pick<JobDeps, "db" | "clock" | "records">,
  { findStudentState, refuseWithoutQuiz }: StudentReaders,
  { studentId, applicationId }: { studentId: string; applicationId: string },
): Promise<Output<typeof similarJobs>> {
  const applied = await query.findAppliedJob(db, applicationId, studentId);
  if (!applied) throw notFound("This application");
  const { job, isRejected } = applied;
  await refuseWithoutQuiz(studentId);
  const likeJobs = await openJobsLike(records, job, clock.now(), READ_FOR_SIMILAR);
  const ids = likeJobs.map(({ _id }) => _id);
  const state = await findStudentState(studentId, ids);
  const refused = isRejected && job.companyId ? await query.findJobsOf(db, job.companyId, ids) : new Set<string>();
  const open = likeJobs
    .map((one) => ({ ...one, ...ownOf(one, state) }))
    .filter((one) => !one.applicationId && !refused.has(one._id));
  return { jobs: open.slice(0, SIMILAR_JOBS) };
}

export function createJobs({ db, clock, records }: JobDeps) {
  const findStudentState = query.prepareStudentState(db);
  const refuseWithoutQuiz = createQuizGuard(findStudentState);

  return {
    async list(studentId: string, filter: Input<typeof jobList>["query"]): Promise<Output<typeof jobList>> {
      const now = clock.now();
      const { sort, ...asked } = filter;
      await refuseWithoutQuiz(studentId);
      const bestFor = sort === "best" ? (await findStudentState(studentId, [])).skills : [];
      const { ids, total, ...found } = await records.search({ ...asked, bestFor });
      const [jobs, state] = await Promise.all([records.readListed(ids), findStudentState(studentId, ids)]);
      return {
        // Jobs may have closed since they were indexed.
        jobs: jobs.filter((job) => isStillOpen(job, now)).map((job) => ({ ...job, ...ownOf(job, state) })),
        ...pagingOf(total, filter),
        ...found,
      };
    },

    /** Requires the quiz, except for a job that the student has applied to or is invited to. */
    async read(studentId: string, id: string): Promise<Output<typeof jobPage>> {
      const [job, state] = await Promise.all([findJob(db, id), findStudentState(studentId, [id])]);
      const shown = await refuseToOpen(db, { studentId, id, job, state }, clock.now());
      const [answersWithinDays, companyProfile] = await Promise.all([
        findAnswerDays(db, shown.companyId),
        findCompanyOfJob(db, shown),
      ]);
      const own = ownOf({ _id: id, skills: skillsOfJob(shown) }, state);
      return { ...jobAnswer(shown, clock.now()), ...own, answersWithinDays, companyProfile };
    },

    newest: () => newestOf(records, clock.now()),

    async similarTo(job: JobRow): Promise<ListedJob[]> {
      return (await openJobsLike(records, job, clock.now(), SIMILAR_JOBS)).slice(0, SIMILAR_JOBS);
    },

    similarToApplied: (studentId: string, applicationId: string) =>
      similarToApplied({ db, clock, records }, { findStudentState, refuseWithoutQuiz }, { studentId, applicationId }),
  };
}
