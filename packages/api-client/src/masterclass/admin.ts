import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import * as sessions from "@dryrun/domain/masterclass/sessions/contract";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, fromContract, type KeyedArg } from "../from-contract.ts";

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
    adminLiveSessions: build.query<Output<typeof sessions.liveSessions>, Arg<typeof sessions.liveSessions>>({
      ...fromContract(sessions.liveSessions),
      ...lists,
    }),
    adminCreateSessions: build.mutation<
      Output<typeof sessions.createSessions>,
      KeyedArg<typeof sessions.createSessions>
    >({ ...fromContract(sessions.createSessions), ...changes }),
    adminUpdateSession: build.mutation<Output<typeof sessions.updateSession>, Arg<typeof sessions.updateSession>>({
      ...fromContract(sessions.updateSession),
      ...changes,
    }),
    adminToggleSession: build.mutation<Output<typeof sessions.toggleSession>, Arg<typeof sessions.toggleSession>>({
      ...fromContract(sessions.toggleSession),
      ...changes,
    }),
    adminDeleteSession: build.mutation<Output<typeof sessions.deleteSession>, Arg<typeof sessions.deleteSession>>({
      ...fromContract(sessions.deleteSession),
      ...changes,
    }),
    adminSessionEnrolments: build.query<
      Output<typeof sessions.sessionEnrolments>,
      Arg<typeof sessions.sessionEnrolments>
    >({ ...fromContract(sessions.sessionEnrolments), ...lists }),
    adminImportAttendance: build.mutation<
      Output<typeof sessions.importAttendance>,
      Arg<typeof sessions.importAttendance>
    >({ ...fromContract(sessions.importAttendance), ...changes }),
  }),
});
