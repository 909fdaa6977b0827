import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { lists } from "../admin/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useAdminVitalsOfPagesQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminVitalsOfPages: build.query<Output<typeof vitalsOfPages>, Arg<typeof vitalsOfPages>>({
      ...fromContract(vitalsOfPages),
      ...lists,
    }),
  }),
});
