import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  attend,
  claimRefund,
  createMasterclassOrder,
  mySession,
  publicSessions,
  verifyMasterclass,
} from "@dryrun/domain/masterclass/contract";
import { fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  usePublicSessionsQuery,
  usePublicCreateSeatOrderMutation,
  usePublicVerifySeatMutation,
  usePublicMySessionQuery,
  usePublicAttendMutation,
  usePublicClaimRefundMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicSessions: build.query({
      ...fromContract(publicSessions),
      providesTags: [],
    }),
    publicCreateSeatOrder: build.mutation<
      Output<typeof createMasterclassOrder>,
      KeyedArg<typeof createMasterclassOrder>
    >({
      ...fromContract(createMasterclassOrder),
      invalidatesTags: [],
    }),
    // The account is refetched when the buyer leaves the confirmation, so that the confirmation stays until then.
    publicVerifySeat: build.mutation({
      ...fromContract(verifyMasterclass),
      invalidatesTags: [],
    }),
    publicMySession: build.query({
      ...fromContract(mySession),
      providesTags: ["Me"],
    }),
    publicAttend: build.mutation({
      ...fromContract(attend),
      invalidatesTags: ["Me"],
    }),
    publicClaimRefund: build.mutation<Output<typeof claimRefund>, KeyedArg<typeof claimRefund>>({
      ...fromContract(claimRefund),
      invalidatesTags: ["Me"],
    }),
  }),
});
