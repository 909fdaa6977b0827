import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { createCreditOrder, invoicePdf, paymentHistory, verifyCredits } from "@dryrun/domain/payments/contract";
import { type Arg, downloadFrom, fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  useStudentCreateCreditOrderMutation,
  useStudentVerifyCreditsMutation,
  useStudentPaymentsQuery,
  useStudentInvoicePdfMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentCreateCreditOrder: build.mutation<Output<typeof createCreditOrder>, KeyedArg<typeof createCreditOrder>>({
      ...fromContract(createCreditOrder),
      invalidatesTags: [],
    }),
    // Also where it failed: the provider may have told the server meanwhile.
    studentVerifyCredits: build.mutation<Output<typeof verifyCredits>, Arg<typeof verifyCredits>>({
      ...fromContract(verifyCredits),
      invalidatesTags: ["Me"],
    }),
    studentPayments: build.query<Output<typeof paymentHistory>, Arg<typeof paymentHistory>>({
      ...fromContract(paymentHistory),
      providesTags: [],
    }),
    studentInvoicePdf: build.mutation<string, Arg<typeof invoicePdf>>({
      ...downloadFrom(invoicePdf),
      invalidatesTags: [],
    }),
  }),
});
