import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { {{call}} } from "@dryrun/domain/{{contractFolder}}/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { {{hook}} } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    {{endpoint}}: build.query<Output<typeof {{call}}>, Arg<typeof {{call}}>>({
      ...fromContract({{call}}),
      providesTags: ["Admin"],
    }),
  }),
});
