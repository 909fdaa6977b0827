import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { rejectionReasons, setRejectionReasons } from "@dryrun/domain/company/rejection-reasons/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

const REASONS = { type: "Profile", id: "rejection-reasons" } as const;

export const { useEmployerRejectionReasonsQuery, useEmployerSetRejectionReasonsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerRejectionReasons: build.query<Output<typeof rejectionReasons>, Arg<typeof rejectionReasons>>({
      ...fromContract(rejectionReasons),
      providesTags: [REASONS],
    }),
    employerSetRejectionReasons: build.mutation<Output<typeof setRejectionReasons>, Arg<typeof setRejectionReasons>>({
      ...fromContract(setRejectionReasons),
      invalidatesTags: (_, error) => (error ? [] : [REASONS]),
    }),
  }),
});
