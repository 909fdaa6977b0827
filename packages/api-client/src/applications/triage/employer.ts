import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import {
  acceptApplication,
  assignApplication,
  lookAtApplication,
  rejectApplication,
  reopenDecision,
} from "@dryrun/domain/applications/contract";
import { STAGE_LABELS } from "@dryrun/domain/applications/limits";
import {
  exportApplications,
  openedApplication,
  triageApplication,
  triageApplications,
  undoDecision,
  undoDecisions,
} from "@dryrun/domain/applications/triage/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, downloadFrom, fromContract, type KeyedArg } from "../../from-contract.ts";
import { patchApplication } from "../employer.ts";
import { APPLICATION_LISTS, applicationTag, MEETINGS } from "../tags.ts";

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

// by package name: all parts share the instance of the shell

export const { useEmployerReopenDecisionMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerReopenDecision: build.mutation({
      ...fromContract(reopenDecision),
      // After a refusal too: the application has changed elsewhere.
      invalidatesTags: (_, __, { params }) => [APPLICATION_LISTS, applicationTag(params.applicationId)],
    }),
  }),
});

// by package name: all parts share the instance of the shell

const changed = (_: unknown, __: unknown, { params }: { params: { applicationId: string } }) => [
  APPLICATION_LISTS,
  MEETINGS,
  applicationTag(params.applicationId),
];
const leaveNew = (application: { stage: string; stageName: string }) => {
  if (application.stage === "new") Object.assign(application, { stage: "reading", stageName: STAGE_LABELS.reading });
};
const decided = (_: unknown, __: unknown, { body }: { body: { applicationId: string } }) => [
  APPLICATION_LISTS,
  MEETINGS,
  applicationTag(body.applicationId),
];

export const {
  useEmployerRejectMutation,
  useEmployerAcceptMutation,
  useEmployerUndoMutation,
  useEmployerUndoManyMutation,
  useEmployerOpenedMutation,
  useEmployerTriageMutation,
  useEmployerTriageManyMutation,
  useEmployerExportMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerReject: build.mutation<Output<typeof rejectApplication>, KeyedArg<typeof rejectApplication>>({
      ...fromContract(rejectApplication),
      invalidatesTags: decided,
    }),
    employerAccept: build.mutation<Output<typeof acceptApplication>, KeyedArg<typeof acceptApplication>>({
      ...fromContract(acceptApplication),
      invalidatesTags: decided,
    }),
    employerUndo: build.mutation({
      ...fromContract(undoDecision),
      invalidatesTags: changed,
    }),
    employerUndoMany: build.mutation({
      ...fromContract(undoDecisions),
      invalidatesTags: ["EmployerApplications"],
    }),
    // Lists show whether it was opened; they refetch when they are shown.
    employerOpened: build.mutation({
      ...fromContract(openedApplication),
      invalidatesTags: [],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) dispatch(patchApplication(params.applicationId, leaveNew));
      },
    }),
    employerTriage: build.mutation({
      ...fromContract(triageApplication),
      invalidatesTags: changed,
      // Optimistic: undone if the change was not saved.
      async onQueryStarted({ params, body }, { dispatch, queryFulfilled }) {
        const marks = Object.fromEntries(Object.entries(body).filter(([, mark]) => mark !== undefined));
        const patch = dispatch(patchApplication(params.applicationId, (kept) => void Object.assign(kept, marks)));
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
    employerTriageMany: build.mutation({
      ...fromContract(triageApplications),
      invalidatesTags: ["EmployerApplications"],
    }),
    // Returns the file's object URL; the caller that saves the file revokes it.
    employerExport: build.mutation<string, Arg<typeof exportApplications>>({
      ...downloadFrom(exportApplications),
      invalidatesTags: [],
    }),
  }),
});
