import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
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
