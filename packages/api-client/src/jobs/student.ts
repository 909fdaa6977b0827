import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import {
  createJobAlert,
  deleteJobAlert,
  jobAlerts,
  jobList,
  jobPage,
  reportJob,
  savedJobs,
  saveJob,
  unsaveJob,
} from "@dryrun/domain/jobs/contract";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

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
    studentJobs: build.query({
      ...fromContract(jobList),
      extraOptions: { logged: "Failed to load jobs" },
      providesTags: ["Jobs"],
    }),
    studentJob: build.query({
      ...fromContract(jobPage),
      extraOptions: { logged: "Failed to load the job" },
      providesTags: ["Jobs"],
    }),
    studentSavedJobs: build.query({
      ...fromContract(savedJobs),
      providesTags: ["Jobs"],
    }),
    studentSaveJob: build.mutation({
      ...fromContract(saveJob),
      invalidatesTags: (answer) => (answer ? ["Jobs"] : []),
    }),
    studentUnsaveJob: build.mutation({
      ...fromContract(unsaveJob),
      invalidatesTags: (answer) => (answer ? ["Jobs"] : []),
    }),
    studentReportJob: build.mutation({
      ...fromContract(reportJob),
      invalidatesTags: [],
    }),
    studentJobAlerts: build.query({
      ...fromContract(jobAlerts),
      providesTags: ["JobAlerts"],
    }),
    studentCreateJobAlert: build.mutation({
      ...fromContract(createJobAlert),
      invalidatesTags: ["JobAlerts"],
    }),
    studentDeleteJobAlert: build.mutation({
      ...fromContract(deleteJobAlert),
      invalidatesTags: ["JobAlerts"],
    }),
  }),
});
