import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { contact } from "@dryrun/domain/contact/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { fromContract, type KeyedArg } from "../from-contract.ts";

export const { usePublicContactMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicContact: build.mutation<Output<typeof contact>, KeyedArg<typeof contact>>({
      ...fromContract(contact),
      invalidatesTags: [],
    }),
  }),
});
