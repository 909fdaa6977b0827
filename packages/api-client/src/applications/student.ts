import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { apply, myApplication, myApplications, withdrawApplication } from "@dryrun/domain/applications/contract";
import {
  applicationDraft,
  deleteApplicationDraft,
  saveApplicationDraft,
} from "@dryrun/domain/applications/drafts/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { similarJobs } from "@dryrun/domain/jobs/contract";
import { type Arg, fromContract, type KeyedArg } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

const read = fromContract(myApplication);
/** The argument that names one application. */
type One = Pick<Arg<typeof myApplication>, "params">;

export const {
  endpoints: { studentApplications },
  useStudentApplyMutation,
  useStudentApplicationsQuery,
  useStudentApplicationQuery,
  useStudentApplicationStartQuery,
  useStudentSimilarJobsQuery,
  useStudentWithdrawMutation,
  useLazyStudentApplicationDraftQuery,
  useStudentSaveApplicationDraftMutation,
  useStudentDeleteApplicationDraftMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentApply: build.mutation<Output<typeof apply>, KeyedArg<typeof apply>>({
      ...fromContract(apply),
      invalidatesTags: ["Applications", "Jobs"],
    }),
    studentApplications: build.query({
      ...fromContract(myApplications),
      providesTags: ["Applications"],
    }),
    studentApplication: build.query<Output<typeof myApplication>, One>({
      ...read,
      query: ({ params }) => read.query({ params, query: {} }),
      providesTags: ["Applications"],
    }),
    // The first texts of an application, usually all of them; for a very long one `whole` is false.
    studentApplicationStart: build.query<Output<typeof myApplication>, One>({
      ...read,
      query: ({ params }) => read.query({ params, query: { texts: "start" } }),
      providesTags: ["Applications"],
    }),
    studentSimilarJobs: build.query({
      ...fromContract(similarJobs),
      providesTags: ["Jobs"],
    }),
    studentWithdraw: build.mutation({
      ...fromContract(withdrawApplication),
      invalidatesTags: ["Applications"],
    }),
    studentApplicationDraft: build.query({
      ...fromContract(applicationDraft),
      keepUnusedDataFor: 0, // another device may change it at any time
    }),
    studentSaveApplicationDraft: build.mutation(fromContract(saveApplicationDraft)),
    studentDeleteApplicationDraft: build.mutation(fromContract(deleteApplicationDraft)),
  }),
});
