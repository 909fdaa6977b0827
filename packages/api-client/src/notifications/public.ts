import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { resumeMails, stopMails } from "@dryrun/domain/notifications/contract";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const { usePublicStopMailsMutation, usePublicResumeMailsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicStopMails: build.mutation({
      ...fromContract(stopMails),
      invalidatesTags: ["Notifications"],
    }),
    publicResumeMails: build.mutation({
      ...fromContract(resumeMails),
      invalidatesTags: ["Notifications"],
    }),
  }),
});
