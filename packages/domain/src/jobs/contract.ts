import { boolean, number, object } from "yup";
import { linkToken } from "../auth/schema.ts";
import { companyOfJob } from "../company/profile/contract.ts";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableChoice, nullableIsoDate, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import * as calls from "./calls.ts";
import { type ChoiceValue, choiceValues, type JobChoice, mapChoices } from "./choices.ts";
import { JOB_FIELD_NAMES, LISTED_JOB_FIELDS, PUBLIC_JOB_FIELDS, readJobFields } from "./fields.ts";
import { JOB_TYPES, JOBS_PER_PAGE, LOOSENED_FILTERS } from "./limits.ts";
import {
  editedJobSchema,
  jobAlertSchema,
  jobFilterSchema,
  jobReportSchema,
  jobSchema,
  ownJobsSchema,
} from "./schema.ts";

const nullableNumber = () => number().defined().nullable();
const alertChoices = mapChoices((name) => nullableChoice(choiceValues(name))) as {
  [N in JobChoice]: ReturnType<typeof nullableChoice<ChoiceValue<N>[]>>;
};
const message = object({ message: text() });

export const jobAlerts = defineContract({
  ...calls.jobAlerts,
  query: pagedQuery(JOBS_PER_PAGE, {}),
  status: 200,
  response: object({
    alerts: list(
      object({
        _id: text(),
        title: text(),
        location: text(),
        ...alertChoices,
        /** Rupees per year. */
        minSalary: nullableNumber(),
        /** In years. */
        maxExperience: nullableNumber(),
        skills: list(text()),
        createdAt: isoDate(),
        /** Whether the link in one of its mails stopped it. */
        stopped: boolean().defined(),
      }),
    ),
    ...pagingAnswer,
  }),
});

export const createJobAlert = defineContract({
  ...calls.createJobAlert,
  body: jobAlertSchema,
  status: 201,
  response: message,
  errors: ["LIMIT_REACHED"],
});

export const deleteJobAlert = defineContract({
  ...calls.deleteJobAlert,
  params: object({ id: id() }),
  status: 200,
  response: message,
  errors: ["NOT_FOUND"],
});

/** From a mail, also signed out; works any number of times. */
export const stopJobAlert = defineContract({
  ...calls.stopJobAlert,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Undoes the stop, from the page that the link leads to. */
export const resumeJobAlert = defineContract({
  ...calls.resumeJobAlert,
  params: linkToken,
  status: 200,
  response: message,
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Fields of every job that the server sets. */
const jobIdentity = { _id: text(), createdAt: isoDate() };
const state = { ...jobIdentity, closed: boolean().defined() };

export const jobFields = { ...state, ...readJobFields(JOB_FIELD_NAMES) };

const ofStudent = {
  applicationId: nullableText(),
  saved: boolean().defined(),
  /** The skills that the job names: the student's, and the others. */
  skills: object({ known: list(text()), missing: list(text()) }),
};
/** The most frequent values first; without counts if the result is too large to count. */
const facet = list(object({ value: text(), count: number().defined().nullable() }));

/** How many days the employer usually takes to decide, rounded up; null without enough decisions. */
export const answersWithinDays = () => number().defined().nullable();

/** A job for a student. */
const studentJob = object({
  ...jobFields,
  ...ofStudent,
  answersWithinDays: answersWithinDays(),
  companyProfile: companyOfJob(),
});

/** A job in a list: `description` is plain text, cut by the server to its first words. */
export const listedJob = object({ ...state, ...readJobFields(LISTED_JOB_FIELDS), ...ofStudent });

export const jobList = defineContract({
  ...calls.jobList,
  query: jobFilterSchema,
  status: 200,
  response: object({
    jobs: list(listedJob),
    ...pagingAnswer,
    totalIsCapped: boolean().defined(),
    corrected: list(object({ from: text(), to: text() })),
    /** With `minSalary`: the number of further jobs whose pay cannot be parsed; otherwise null. */
    payNotStated: number().defined().nullable(),
    /** How many jobs the search would find with this value instead of its own, by the name of the filter; a skill is added. */
    facets: object({ location: facet, ...mapChoices(() => facet), skills: facet }),
    /** If nothing is found: how many, at most COUNT_CAP, with this filter changed, or without it (""). */
    looser: list(object({ filter: choice(LOOSENED_FILTERS), value: text(), total: number().defined() })),
  }),
  errors: ["QUIZ_REQUIRED"],
});

export const jobPage = defineContract({
  ...calls.jobPage,
  params: object({ id: id() }),
  status: 200,
  response: studentJob,
  errors: ["QUIZ_REQUIRED", "NOT_FOUND"],
});

/** The public fields of an open job; a closed one answers GONE. */
export const publicJob = defineContract({
  ...calls.publicJob,
  params: object({ id: id() }),
  status: 200,
  response: object({
    ...jobIdentity,
    ...readJobFields(PUBLIC_JOB_FIELDS),
    skills: list(text()),
    companyProfile: companyOfJob(),
  }),
  errors: ["NOT_FOUND", "GONE"],
});

/** For the front page: the newest open jobs, and the number of open jobs. */
export const newestJobs = defineContract({
  ...calls.newestJobs,
  status: 200,
  response: object({
    jobs: list(
      object({
        _id: text(),
        title: text(),
        company: text(),
        location: text(),
        jobType: choice(JOB_TYPES),
        salary: text(),
        experienceMin: number().defined(),
        experienceMax: number().defined().nullable(),
        createdAt: isoDate(),
      }),
    ),
    total: number().defined(),
    totalIsCapped: boolean().defined(),
  }),
});

export const savedJobs = defineContract({
  ...calls.savedJobs,
  query: pagedQuery(JOBS_PER_PAGE, {}),
  status: 200,
  response: object({ savedJobs: list(listedJob), ...pagingAnswer }),
});

export const saveJob = defineContract({
  ...calls.saveJob,
  params: object({ jobId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND"],
});

/** Succeeds too if the job was not saved. */
export const unsaveJob = defineContract({
  ...calls.unsaveJob,
  params: object({ jobId: id() }),
  status: 200,
  response: object({ message: text() }),
});

export const reportJob = defineContract({
  ...calls.reportJob,
  params: object({ id: id() }),
  body: jobReportSchema,
  status: 201,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

/** The owner's view, which includes jobs hidden by an admin. */
const ownJob = object({
  ...jobFields,
  /** When its employer closed it; null if it is open, or closed only by its closing date. */
  closedAt: nullableIsoDate(),
  hidden: boolean().defined(),
  /** Whether it will be listed once its employer is verified. */
  awaitsVerification: boolean().defined(),
  applicationCount: number().defined(),
});

export const employerJobs = defineContract({
  ...calls.employerJobs,
  query: ownJobsSchema,
  status: 200,
  response: object({ jobs: list(ownJob), ...pagingAnswer }),
});

export const createJob = defineContract({
  ...calls.createJob,
  body: jobSchema,
  status: 201,
  response: object({ message: text(), job: ownJob }),
  errors: ["TOO_MANY_REQUESTS"],
});

export const employerJob = defineContract({
  ...calls.employerJob,
  params: object({ id: id() }),
  status: 200,
  response: object({ job: ownJob }),
  errors: ["NOT_FOUND"],
});

export const updateJob = defineContract({
  ...calls.updateJob,
  params: object({ id: id() }),
  body: editedJobSchema,
  status: 200,
  response: object({ message: text(), job: ownJob }),
  errors: ["NOT_FOUND"],
});

/** Its applications stay as those of a deleted job, and its invitations stop working. */
export const deleteJob = defineContract({
  ...calls.deleteJob,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

/**
 * Ends a job at once without deleting it: it is not found and accepts no applications, and its invitations are
 * paused. Idempotent.
 */
export const closeJob = defineContract({
  ...calls.closeJob,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text(), job: ownJob }),
  errors: ["NOT_FOUND"],
});

/** Its invitations work again for their remaining time. Idempotent. */
export const reopenJob = defineContract({
  ...calls.reopenJob,
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text(), job: ownJob }),
  errors: ["NOT_FOUND", "JOB_CLOSED"],
});

/** The part of the totals that is from invited people; the others came without an invitation. */
const byInvitation = object({
  totalApplications: number().defined(),
  totalInterviews: number().defined(),
  accepted: number().defined(),
});

export const jobStats = defineContract({
  ...calls.jobStats,
  params: object({ id: id() }),
  status: 200,
  response: object({
    totalApplications: number().defined(),
    totalInterviews: number().defined(),
    invited: number().defined(),
    accepted: number().defined(),
    /** The people who can still apply by their invitation, which deleting the job would end. */
    openInvitations: number().defined(),
    byInvitation,
  }),
  errors: ["NOT_FOUND"],
});

export const employerDashboard = defineContract({
  ...calls.employerDashboard,
  status: 200,
  response: object({
    totalJobs: number().defined(),
    totalApplications: number().defined(),
    totalInterviews: number().defined(),
    pendingInterviews: number().defined(),
    invited: number().defined(),
    accepted: number().defined(),
    byInvitation,
    /** Pending applications assigned to the caller. */
    assignedToYou: number().defined(),
    unreadInterviews: number().defined(),
    /** Pending applications that the employer has not opened yet. */
    unopened: number().defined(),
    /** Applications pending for more than `DECISION_DUE_DAYS`. */
    overdueDecisions: number().defined(),
    /**
     * The jobs whose invitations end soonest: the number of people who have not applied, and when the first and the
     * last invitation ends.
     */
    endingInvitations: list(
      object({ jobId: text(), jobTitle: text(), count: number().defined(), firstAt: isoDate(), lastAt: isoDate() }),
    ),
    applicationsPerDay: list(object({ date: text(), count: number().defined() })),
    recentActivities: list(
      object({
        type: choice(["application", "interview"]),
        candidateName: text(),
        jobTitle: text(),
        date: isoDate(),
        applicationId: text(),
      }),
    ),
  }),
});

/** Open jobs similar to that of an own application, without those that the student has applied to. */
export const similarJobs = defineContract({
  ...calls.similarJobs,
  params: object({ applicationId: id() }),
  status: 200,
  response: object({ jobs: list(listedJob) }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND"],
});
