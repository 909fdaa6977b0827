import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { find } from "@dryrun/domain/company/find/contract";
import { fromContract } from "../from-contract.ts";

export const { useEmployerFindQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    // Names of candidates stay in memory only while the search is open.
    employerFind: build.query({ ...fromContract(find), keepUnusedDataFor: 10 }),
  }),
});
