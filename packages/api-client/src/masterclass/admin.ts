import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { liveSessions } from "@dryrun/domain/masterclass/sessions/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useAdminLiveSessionsQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminLiveSessions: build.query<Output<typeof liveSessions>, Arg<typeof liveSessions>>({
      ...fromContract(liveSessions),
      providesTags: ["LiveSessions"],
    }),
  }),
});
