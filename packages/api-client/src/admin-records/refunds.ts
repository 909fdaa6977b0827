import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as records from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useAdminRefundsQuery, useAdminRetryRefundMutation, useAdminSettleRefundMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      adminRefunds: build.query<Output<typeof records.refunds>, Arg<typeof records.refunds>>({
        ...fromContract(records.refunds),
        ...lists,
      }),
      adminRetryRefund: build.mutation<Output<typeof records.retryRefund>, Arg<typeof records.retryRefund>>({
        ...fromContract(records.retryRefund),
        ...changes,
      }),
      adminSettleRefund: build.mutation<Output<typeof records.settleRefund>, Arg<typeof records.settleRefund>>({
        ...fromContract(records.settleRefund),
        ...changes,
      }),
    }),
  });
