import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as contract from "@dryrun/domain/flags/contract";
import { changes, lists } from "../admin/tags.ts";
import { fromContract } from "../from-contract.ts";

export const { useAdminFlagsQuery, useAdminChangeFlagMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminFlags: build.query({
      ...fromContract(contract.flags),
      ...lists,
    }),
    adminChangeFlag: build.mutation({
      ...fromContract(contract.changeFlag),
      ...changes,
    }),
  }),
});
