import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import {
  acceptApplication,
  employerApplication,
  employerApplications,
  jobApplications,
  rejectApplication,
} from "@dryrun/domain/applications/contract";
import { exportApplications, triageApplication, triageApplications } from "@dryrun/domain/applications/triage/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerJobApplications: build.query<Output<typeof jobApplications>, Arg<typeof jobApplications>>({
      ...fromContract(jobApplications),
      providesTags: ["EmployerApplications"],
    }),
    employerApplications: build.query<Output<typeof employerApplications>, Arg<typeof employerApplications>>({
      ...fromContract(employerApplications),
      providesTags: ["EmployerApplications"],
    }),
    employerApplication: build.query<Output<typeof employerApplication>, Arg<typeof employerApplication>>({
      ...fromContract(employerApplication),
      providesTags: ["EmployerApplications"],
    }),
    employerReject: build.mutation<Output<typeof rejectApplication>, Arg<typeof rejectApplication>>({
      ...fromContract(rejectApplication),
      invalidatesTags: ["EmployerApplications"],
    }),
    employerAccept: build.mutation<Output<typeof acceptApplication>, Arg<typeof acceptApplication>>({
      ...fromContract(acceptApplication),
      invalidatesTags: ["EmployerApplications"],
    }),
    employerTriage: build.mutation<Output<typeof triageApplication>, Arg<typeof triageApplication>>({
      ...fromContract(triageApplication),
      invalidatesTags: ["EmployerApplications"],
      // Optimistic: undone if the change was not saved.
      async onQueryStarted({ params, body }, { dispatch, queryFulfilled }) {
        const marks = Object.fromEntries(Object.entries(body).filter(([, mark]) => mark !== undefined));
        const patch = dispatch(
          api.util.updateQueryData(
            "employerApplication",
            { params: { applicationId: params.applicationId } },
            (kept) => {
              Object.assign(kept.application, marks);
            },
          ),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
    employerTriageMany: build.mutation<Output<typeof triageApplications>, Arg<typeof triageApplications>>({
      ...fromContract(triageApplications),
      invalidatesTags: ["EmployerApplications"],
    }),
    // The answer is the address of the file; who saves it gives it back.
    employerExport: build.mutation<string, Arg<typeof exportApplications>>({
      ...downloadFrom(exportApplications),
      invalidatesTags: [],
    }),
  }),
});

export const {
  useEmployerJobApplicationsQuery,
  useEmployerApplicationsQuery,
  useEmployerApplicationQuery,
  useEmployerRejectMutation,
  useEmployerAcceptMutation,
  useEmployerTriageMutation,
  useEmployerTriageManyMutation,
  useEmployerExportMutation,
} = api;
