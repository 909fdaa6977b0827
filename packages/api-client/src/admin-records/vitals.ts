import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { lists } from "../admin/tags.ts";
import { fromContract } from "../from-contract.ts";

export const { useAdminVitalsOfPagesQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminVitalsOfPages: build.query({
      ...fromContract(vitalsOfPages),
      ...lists,
    }),
  }),
});
