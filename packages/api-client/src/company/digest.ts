import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { chooseDigest, digest } from "@dryrun/domain/company/digest/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

const DIGEST = { type: "Profile", id: "digest" } as const;

export const { useEmployerDigestQuery, useEmployerChooseDigestMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerDigest: build.query<Output<typeof digest>, Arg<typeof digest>>({
      ...fromContract(digest),
      providesTags: [DIGEST],
    }),
    employerChooseDigest: build.mutation<Output<typeof chooseDigest>, Arg<typeof chooseDigest>>({
      ...fromContract(chooseDigest),
      invalidatesTags: [DIGEST],
    }),
  }),
});
