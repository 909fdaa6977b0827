import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { assignApplication, lookAtApplication } from "@dryrun/domain/applications/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import { fromContract } from "../../from-contract.ts";
import { patchApplication } from "../employer.ts";
import { APPLICATION_LISTS, applicationTag } from "../tags.ts";

// by package name: all parts share the instance of the shell

export const {
  useEmployerApplicationActivityQuery,
  useEmployerJobActivityQuery,
  useEmployerAssignApplicationMutation,
  useEmployerLookAtApplicationMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerApplicationActivity: build.query({
      ...fromContract(applicationActivity),
      providesTags: (_, __, { params }) => [applicationTag(params.applicationId)],
    }),
    employerJobActivity: build.query({
      ...fromContract(jobActivity),
      providesTags: [APPLICATION_LISTS],
    }),
    employerAssignApplication: build.mutation({
      ...fromContract(assignApplication),
      invalidatesTags: (_, __, { params }) => [APPLICATION_LISTS, applicationTag(params.applicationId)],
      // Optimistic: undone if the change was not saved. The name comes with the refetched application.
      async onQueryStarted({ params, body: { userId } }, { dispatch, queryFulfilled }) {
        const assignee = userId ? { _id: userId, fullName: "" } : null;
        const patch = dispatch(
          patchApplication(params.applicationId, (kept) => void Object.assign(kept, { assignee })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
    employerLookAtApplication: build.mutation({
      ...fromContract(lookAtApplication),
      invalidatesTags: [],
    }),
  }),
});
