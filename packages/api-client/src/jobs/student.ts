import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { createJobAlert, deleteJobAlert, jobAlerts } from "@dryrun/domain/jobs/alerts/contract";
import { jobList, jobPage, reportJob, savedJobs, saveJob, unsaveJob } from "@dryrun/domain/jobs/contract";
import { type Arg, fromContract } from "../from-contract.ts";

const tagged = baseApi.enhanceEndpoints({ addTagTypes: ["JobAlerts"] });

export const {
  endpoints: { studentJobs, studentJob },
  useStudentJobsQuery,
  useStudentJobQuery,
  useStudentSavedJobsQuery,
  useStudentSaveJobMutation,
  useStudentUnsaveJobMutation,
  useStudentReportJobMutation,
  useStudentJobAlertsQuery,
  useStudentCreateJobAlertMutation,
  useStudentDeleteJobAlertMutation,
} = tagged.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentJobs: build.query<Output<typeof jobList>, Arg<typeof jobList>>({
      ...fromContract(jobList),
      providesTags: ["Jobs"],
    }),
    studentJob: build.query<Output<typeof jobPage>, Arg<typeof jobPage>>({
      ...fromContract(jobPage),
      providesTags: ["Jobs"],
    }),
    studentSavedJobs: build.query<Output<typeof savedJobs>, Arg<typeof savedJobs>>({
      ...fromContract(savedJobs),
      providesTags: ["Jobs"],
    }),
    studentSaveJob: build.mutation<Output<typeof saveJob>, Arg<typeof saveJob>>({
      ...fromContract(saveJob),
      invalidatesTags: (answer) => (answer ? ["Jobs"] : []),
    }),
    studentUnsaveJob: build.mutation<Output<typeof unsaveJob>, Arg<typeof unsaveJob>>({
      ...fromContract(unsaveJob),
      invalidatesTags: (answer) => (answer ? ["Jobs"] : []),
    }),
    studentReportJob: build.mutation<Output<typeof reportJob>, Arg<typeof reportJob>>({
      ...fromContract(reportJob),
      invalidatesTags: [],
    }),
    studentJobAlerts: build.query<Output<typeof jobAlerts>, Arg<typeof jobAlerts>>({
      ...fromContract(jobAlerts),
      providesTags: ["JobAlerts"],
    }),
    studentCreateJobAlert: build.mutation<Output<typeof createJobAlert>, Arg<typeof createJobAlert>>({
      ...fromContract(createJobAlert),
      invalidatesTags: ["JobAlerts"],
    }),
    studentDeleteJobAlert: build.mutation<Output<typeof deleteJobAlert>, Arg<typeof deleteJobAlert>>({
      ...fromContract(deleteJobAlert),
      invalidatesTags: ["JobAlerts"],
    }),
  }),
});
