import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { read{{pascal}} } from "@dryrun/domain/{{kebab}}/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { use{{callerPascal}}{{pascal}}Query } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    {{caller}}{{pascal}}: build.query<Output<typeof read{{pascal}}>, Arg<typeof read{{pascal}}>>({
      ...fromContract(read{{pascal}}),
    }),
  }),
});
