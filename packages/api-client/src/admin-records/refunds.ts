import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as records from "@dryrun/domain/admin/records/contract";
import { changes, lists } from "../admin/tags.ts";
import { fromContract } from "../from-contract.ts";

export const { useAdminRefundsQuery, useAdminRetryRefundMutation, useAdminSettleRefundMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      adminRefunds: build.query({
        ...fromContract(records.refunds),
        ...lists,
      }),
      adminRetryRefund: build.mutation({
        ...fromContract(records.retryRefund),
        ...changes,
      }),
      adminSettleRefund: build.mutation({
        ...fromContract(records.settleRefund),
        ...changes,
      }),
    }),
  });
