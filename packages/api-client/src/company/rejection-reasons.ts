import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { rejectionReasons, setRejectionReasons } from "@dryrun/domain/company/profile/contract";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

const REASONS = { type: "Profile", id: "rejection-reasons" } as const;

export const { useEmployerRejectionReasonsQuery, useEmployerSetRejectionReasonsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerRejectionReasons: build.query({
      ...fromContract(rejectionReasons),
      providesTags: [REASONS],
    }),
    employerSetRejectionReasons: build.mutation({
      ...fromContract(setRejectionReasons),
      invalidatesTags: (_, error) => (error ? [] : [REASONS]),
    }),
  }),
});
