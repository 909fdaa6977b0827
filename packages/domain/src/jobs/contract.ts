import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { choice, isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import { JOB_TYPES, JOBS_PER_PAGE } from "./limits.ts";
import { editedJobSchema, jobFilterSchema, jobReportSchema, jobSchema } from "./schema.ts";

export const jobFields = {
  _id: text(),
  title: text(),
  company: text(),
  location: text(),
  jobType: choice(JOB_TYPES),
  salary: text(),
  description: text(),
  requirements: text(),
  benefits: text(),
  experienceMin: number().defined(),
  experienceMax: number().defined().nullable(),
  companyApply: boolean().defined(),
  companyUrl: text(),
  createdAt: isoDate(),
  closingDate: nullableText(),
  closed: boolean().defined(),
};

const ofStudent = { applicationId: nullableText(), saved: boolean().defined() };

/** As a student reads it. */
const studentJob = object({ ...jobFields, ...ofStudent });

const { requirements: _, benefits: __, ...listedFields } = jobFields;
/** As a list shows it: `description` is its first words only, since most who read lists pay for each kilobyte. */
const listedJob = object({ ...listedFields, ...ofStudent });

export const jobList = defineContract({
  method: "GET",
  path: "/jobs",
  access: "student",
  query: jobFilterSchema,
  status: 200,
  response: object({
    jobs: list(listedJob),
    ...pagingAnswer,
    totalIsCapped: boolean().defined(),
    corrected: list(object({ from: text(), to: text() })),
  }),
  errors: ["QUIZ_REQUIRED"],
});

export const jobPage = defineContract({
  method: "GET",
  path: "/jobs/:id",
  access: "student",
  params: object({ id: id() }),
  status: 200,
  response: studentJob,
  errors: ["QUIZ_REQUIRED", "NOT_FOUND"],
});

/** What everybody may read of an open job; a closed one is gone. */
export const publicJob = defineContract({
  method: "GET",
  path: "/public/jobs/:id",
  access: "public",
  params: object({ id: id() }),
  status: 200,
  response: object({
    _id: text(),
    title: text(),
    company: text(),
    location: text(),
    jobType: choice(JOB_TYPES),
    description: text(),
    createdAt: isoDate(),
    closingDate: nullableText(),
  }),
  errors: ["NOT_FOUND", "GONE"],
});

export const savedJobs = defineContract({
  method: "GET",
  path: "/saved-jobs",
  access: "student",
  query: pagedQuery(JOBS_PER_PAGE, {}),
  status: 200,
  response: object({ savedJobs: list(listedJob), ...pagingAnswer }),
});

export const saveJob = defineContract({
  method: "PUT",
  path: "/saved-jobs/:jobId",
  access: "student",
  params: object({ jobId: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["QUIZ_REQUIRED", "NOT_FOUND"],
});

/** Also where it was not saved. */
export const unsaveJob = defineContract({
  method: "DELETE",
  path: "/saved-jobs/:jobId",
  access: "student",
  params: object({ jobId: id() }),
  status: 200,
  response: object({ message: text() }),
});

export const reportJob = defineContract({
  method: "POST",
  path: "/jobs/:id/report",
  access: "student",
  params: object({ id: id() }),
  body: jobReportSchema,
  status: 201,
  response: object({ message: text() }),
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});

/** As its employer reads it; one that an admin has hidden nobody else sees. */
const ownJob = object({ ...jobFields, hidden: boolean().defined(), applicationCount: number().defined() });

export const employerJobs = defineContract({
  method: "GET",
  path: "/emp/jobs",
  access: "employer",
  query: pagedQuery(JOBS_PER_PAGE, {}),
  status: 200,
  response: object({ jobs: list(ownJob), ...pagingAnswer }),
});

export const createJob = defineContract({
  method: "POST",
  path: "/emp/jobs",
  access: "employer",
  body: jobSchema,
  status: 201,
  response: object({ message: text(), job: ownJob }),
  idempotent: true,
});

export const employerJob = defineContract({
  method: "GET",
  path: "/emp/jobs/:id",
  access: "employer",
  params: object({ id: id() }),
  status: 200,
  response: object({ job: ownJob }),
  errors: ["NOT_FOUND"],
});

export const updateJob = defineContract({
  method: "PUT",
  path: "/emp/jobs/:id",
  access: "employer",
  params: object({ id: id() }),
  body: editedJobSchema,
  status: 200,
  response: object({ message: text(), job: ownJob }),
  errors: ["NOT_FOUND"],
});

/** Its applications stay as those of a deleted job, its invitations stop working. */
export const deleteJob = defineContract({
  method: "DELETE",
  path: "/emp/jobs/:id",
  access: "employer",
  params: object({ id: id() }),
  status: 200,
  response: object({ message: text() }),
  errors: ["NOT_FOUND"],
});

export const jobStats = defineContract({
  method: "GET",
  path: "/emp/jobs/stats/:id",
  access: "employer",
  params: object({ id: id() }),
  status: 200,
  response: object({
    totalApplications: number().defined(),
    totalInterviews: number().defined(),
    invited: number().defined(),
    accepted: number().defined(),
  }),
  errors: ["NOT_FOUND"],
});

export const employerDashboard = defineContract({
  method: "GET",
  path: "/emp/jobs/dashboard",
  access: "employer",
  status: 200,
  response: object({
    totalJobs: number().defined(),
    totalApplications: number().defined(),
    totalInterviews: number().defined(),
    pendingInterviews: number().defined(),
    invited: number().defined(),
    accepted: number().defined(),
    unreadInterviews: number().defined(),
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
