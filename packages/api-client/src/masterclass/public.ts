import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { publicSessions } from "@dryrun/domain/masterclass/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicSessionsQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicSessions: build.query<Output<typeof publicSessions>, Arg<typeof publicSessions>>({
      ...fromContract(publicSessions),
      providesTags: [],
    }),
  }),
});
