import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import type { Output } from "@dryrun/domain/contract/define";
import * as sessions from "@dryrun/domain/masterclass/contract";
import { changes, lists } from "../admin/admin.ts";
import { fromContract, type KeyedArg } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const {
  useAdminLiveSessionsQuery,
  useAdminCreateSessionsMutation,
  useAdminUpdateSessionMutation,
  useAdminToggleSessionMutation,
  useAdminDeleteSessionMutation,
  useAdminSessionEnrolmentsQuery,
  useAdminImportAttendanceMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminLiveSessions: build.query({
      ...fromContract(sessions.liveSessions),
      ...lists,
    }),
    adminCreateSessions: build.mutation<
      Output<typeof sessions.createSessions>,
      KeyedArg<typeof sessions.createSessions>
    >({ ...fromContract(sessions.createSessions), ...changes }),
    adminUpdateSession: build.mutation({
      ...fromContract(sessions.updateSession),
      ...changes,
    }),
    adminToggleSession: build.mutation({
      ...fromContract(sessions.toggleSession),
      ...changes,
    }),
    adminDeleteSession: build.mutation({
      ...fromContract(sessions.deleteSession),
      ...changes,
    }),
    adminSessionEnrolments: build.query({ ...fromContract(sessions.sessionEnrolments), ...lists }),
    adminImportAttendance: build.mutation({ ...fromContract(sessions.importAttendance), ...changes }),
  }),
});
