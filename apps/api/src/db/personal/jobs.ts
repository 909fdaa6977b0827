import { jobAlerts, jobReports, savedJobs } from "../schema/job-interest.ts";
import { jobSearch, jobs } from "../schema/jobs.ts";
import { searchChanges } from "../schema/search.ts";
import { describeTable, IN, NO, notDeleted, notDownloaded, PUBLIC, SECRET, WITH_ACCOUNT } from "./handling.ts";

/** Entries of the list of personal data: jobs and their index. The rows of candidates are listed with their profiles. */
export const OF_JOBS = [
  describeTable(jobs, "for good; closed with the employer's account", {
    id: NO,
    companyId: IN,
    recruiterId: IN,
    title: notDeleted(PUBLIC),
    company: notDeleted(PUBLIC),
    location: notDeleted(PUBLIC),
    salary: notDeleted(PUBLIC),
    jobType: notDeleted(PUBLIC),
    description: notDeleted(PUBLIC),
    requirements: notDeleted(PUBLIC),
    benefits: notDeleted(PUBLIC),
    experienceMin: notDeleted(PUBLIC),
    experienceMax: notDeleted(PUBLIC),
    companyApply: notDeleted(PUBLIC),
    companyUrl: notDeleted(PUBLIC),
    closingDate: notDeleted(PUBLIC),
    createdAt: notDeleted(PUBLIC),
    updatedAt: notDeleted(PUBLIC),
    deletedAt: notDeleted(PUBLIC),
    closedAt: notDeleted(PUBLIC),
    awaitsVerification: notDeleted(PUBLIC),
    hiddenAt: notDeleted(PUBLIC),
    hiddenByAdminAt: notDeleted(PUBLIC),
  }),
  describeTable(jobSearch, "while the job is listed", {
    jobId: NO,
    postedAt: NO,
    openUntil: NO,
    terms: NO,
    pay: NO,
    experience: NO,
    version: NO,
  }),
  describeTable(searchChanges, "a day", { seq: NO, what: NO, id: NO, xid: NO, at: NO }),
];

/** Entries of the list of personal data: saved jobs, job alerts, and reports of jobs. */
export const OF_JOB_INTEREST = [
  describeTable(savedJobs, WITH_ACCOUNT, { studentId: IN, jobId: IN, savedAt: IN }),
  describeTable(jobAlerts, WITH_ACCOUNT, {
    id: NO,
    studentId: IN,
    title: IN,
    location: IN,
    jobType: IN,
    minSalary: IN,
    maxExperience: IN,
    skills: IN,
    stopToken: notDownloaded(SECRET),
    createdAt: IN,
    lookedUntil: NO,
    dueAt: NO,
    stoppedAt: IN,
  }),
  describeTable(jobReports, "with the job; without the person and their words once the account is deleted", {
    id: NO,
    jobId: IN,
    studentId: IN,
    reason: notDeleted("what is wrong with the job, for the admins"),
    note: IN,
    createdAt: notDeleted("what is wrong with the job, for the admins"),
    settledAt: NO,
  }),
];
