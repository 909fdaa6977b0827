import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as contract from "@dryrun/domain/flags/contract";
import { changes, lists } from "../admin/admin.ts";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

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
