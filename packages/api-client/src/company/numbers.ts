import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { exportNumbers, numbers } from "@dryrun/domain/company/numbers/contract";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const { useEmployerNumbersQuery, useEmployerExportNumbersMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerNumbers: build.query({
      ...fromContract(numbers),
      providesTags: [],
    }),
    // Returns the file's object URL; the caller that saves the file revokes it.
    employerExportNumbers: build.mutation<string, Arg<typeof exportNumbers>>({
      ...downloadFrom(exportNumbers),
      invalidatesTags: [],
    }),
  }),
});
