import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { resumeMails, stopMails } from "@dryrun/domain/notifications/mails/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicStopMailsMutation, usePublicResumeMailsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicStopMails: build.mutation<Output<typeof stopMails>, Arg<typeof stopMails>>({
      ...fromContract(stopMails),
      invalidatesTags: ["Notifications"],
    }),
    publicResumeMails: build.mutation<Output<typeof resumeMails>, Arg<typeof resumeMails>>({
      ...fromContract(resumeMails),
      invalidatesTags: ["Notifications"],
    }),
  }),
});
