import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { orderStatus } from "@dryrun/domain/payments/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useLazyPublicOrderStatusQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicOrderStatus: build.query<Output<typeof orderStatus>, Arg<typeof orderStatus>>({
      ...fromContract(orderStatus),
      providesTags: [],
    }),
  }),
});
