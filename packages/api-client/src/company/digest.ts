import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { chooseDigest, digest } from "@dryrun/domain/company/digest/contract";
import { fromContract } from "../from-contract.ts";

const DIGEST = { type: "Profile", id: "digest" } as const;

export const { useEmployerDigestQuery, useEmployerChooseDigestMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerDigest: build.query({
      ...fromContract(digest),
      providesTags: [DIGEST],
    }),
    employerChooseDigest: build.mutation({
      ...fromContract(chooseDigest),
      invalidatesTags: [DIGEST],
    }),
  }),
});
