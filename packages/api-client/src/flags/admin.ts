import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import * as contract from "@dryrun/domain/flags/contract";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useAdminFlagsQuery, useAdminChangeFlagMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminFlags: build.query<Output<typeof contract.flags>, Arg<typeof contract.flags>>({
      ...fromContract(contract.flags),
      ...lists,
    }),
    adminChangeFlag: build.mutation<Output<typeof contract.changeFlag>, Arg<typeof contract.changeFlag>>({
      ...fromContract(contract.changeFlag),
      ...changes,
    }),
  }),
});
