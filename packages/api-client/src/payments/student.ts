import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  createCreditOrder,
  invoicePdf,
  orderStatus,
  paymentHistory,
  verifyCredits,
} from "@dryrun/domain/payments/contract";
import { type Arg, downloadFrom, fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  useStudentCreateCreditOrderMutation,
  useStudentVerifyCreditsMutation,
  useLazyStudentOrderStatusQuery,
  useStudentPaymentsQuery,
  useStudentInvoicePdfMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentCreateCreditOrder: build.mutation<Output<typeof createCreditOrder>, KeyedArg<typeof createCreditOrder>>({
      ...fromContract(createCreditOrder),
      invalidatesTags: [],
    }),
    // Refetches after a failure too: the provider may have notified the server in the meantime.
    studentVerifyCredits: build.mutation({
      ...fromContract(verifyCredits),
      invalidatesTags: ["Me"],
    }),
    studentOrderStatus: build.query({
      ...fromContract(orderStatus),
      providesTags: [],
    }),
    studentPayments: build.query({
      ...fromContract(paymentHistory),
      providesTags: [],
    }),
    studentInvoicePdf: build.mutation<string, Arg<typeof invoicePdf>>({
      ...downloadFrom(invoicePdf),
      invalidatesTags: [],
    }),
  }),
});
