import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { allowInvitations, declineInvitations, openInvitation } from "@dryrun/domain/invitations/contract";
import { fromContract } from "../from-contract.ts";

export const { usePublicInvitationQuery, usePublicDeclineInvitationsMutation, usePublicAllowInvitationsMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      publicInvitation: build.query(fromContract(openInvitation)),
      publicDeclineInvitations: build.mutation({
        ...fromContract(declineInvitations),
        invalidatesTags: [],
      }),
      publicAllowInvitations: build.mutation({
        ...fromContract(allowInvitations),
        invalidatesTags: [],
      }),
    }),
  });
