import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { myProfile } from "@dryrun/domain/profile/contract";
import { fromContract } from "../from-contract.ts";

const read = fromContract(myProfile);

export const { useEmployerProfileQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerProfile: build.query<Output<typeof myProfile>, void>({
      ...read,
      query: () => read.query({ query: {} }),
      providesTags: ["Profile"],
    }),
  }),
});
