import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { orderStatus } from "@dryrun/domain/payments/contract";
import { fromContract } from "../from-contract.ts";

export const { useLazyPublicOrderStatusQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicOrderStatus: build.query({
      ...fromContract(orderStatus),
      providesTags: [],
    }),
  }),
});
