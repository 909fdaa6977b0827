import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { openInvitation } from "@dryrun/domain/invitations/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicInvitationQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicInvitation: build.query<Output<typeof openInvitation>, Arg<typeof openInvitation>>(
      fromContract(openInvitation),
    ),
  }),
});
