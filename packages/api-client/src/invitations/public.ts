import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { allowInvitations, declineInvitations, openInvitation } from "@dryrun/domain/invitations/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicInvitationQuery, usePublicDeclineInvitationsMutation, usePublicAllowInvitationsMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      publicInvitation: build.query<Output<typeof openInvitation>, Arg<typeof openInvitation>>(
        fromContract(openInvitation),
      ),
      publicDeclineInvitations: build.mutation<Output<typeof declineInvitations>, Arg<typeof declineInvitations>>({
        ...fromContract(declineInvitations),
        invalidatesTags: [],
      }),
      publicAllowInvitations: build.mutation<Output<typeof allowInvitations>, Arg<typeof allowInvitations>>({
        ...fromContract(allowInvitations),
        invalidatesTags: [],
      }),
    }),
  });
