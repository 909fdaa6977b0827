import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  bulkInvite,
  cancelInvitation,
  extendInvitation,
  invite,
  jobInvitations,
  previewReminders,
  remindAllToApply,
  remindOfInterview,
  remindToApply,
  undoReminders,
} from "@dryrun/domain/invitations/contract";
import { APPLICATION_LISTS } from "../applications/tags.ts";
import { fromContract, type KeyedArg } from "../from-contract.ts";

// Invitations change the counts of a job: both are refetched.
const invalidatesTags = ["EmployerJobs"] as const;

export const {
  useEmployerInvitationsQuery,
  useEmployerInviteMutation,
  useEmployerBulkInviteMutation,
  useEmployerExtendInvitationMutation,
  useEmployerCancelInvitationMutation,
  useEmployerRemindToApplyMutation,
  useEmployerRemindAllMutation,
  useEmployerPreviewRemindersMutation,
  useEmployerUndoRemindersMutation,
  useEmployerRemindOfInterviewMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerInvitations: build.query({
      ...fromContract(jobInvitations),
      providesTags: ["EmployerJobs", APPLICATION_LISTS],
    }),
    employerInvite: build.mutation<Output<typeof invite>, KeyedArg<typeof invite>>({
      ...fromContract(invite),
      invalidatesTags,
    }),
    employerBulkInvite: build.mutation<Output<typeof bulkInvite>, KeyedArg<typeof bulkInvite>>({
      ...fromContract(bulkInvite),
      invalidatesTags,
    }),
    employerExtendInvitation: build.mutation({
      ...fromContract(extendInvitation),
      invalidatesTags,
    }),
    employerCancelInvitation: build.mutation({
      ...fromContract(cancelInvitation),
      invalidatesTags,
    }),
    employerRemindToApply: build.mutation({
      ...fromContract(remindToApply),
      invalidatesTags: [],
    }),
    employerRemindAll: build.mutation<Output<typeof remindAllToApply>, KeyedArg<typeof remindAllToApply>>({
      ...fromContract(remindAllToApply),
      invalidatesTags: [],
    }),
    // A preview changes nothing, so nothing is refetched.
    employerPreviewReminders: build.mutation({
      ...fromContract(previewReminders),
      invalidatesTags: [],
    }),
    employerUndoReminders: build.mutation({
      ...fromContract(undoReminders),
      invalidatesTags: [],
    }),
    employerRemindOfInterview: build.mutation({
      ...fromContract(remindOfInterview),
      invalidatesTags: [],
    }),
  }),
});
