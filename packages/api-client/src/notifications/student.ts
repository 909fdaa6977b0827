import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { chooseMails, mailChoices } from "@dryrun/domain/notifications/contract";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const { useStudentMailChoicesQuery, useStudentChooseMailsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentMailChoices: build.query({
      ...fromContract(mailChoices),
      providesTags: ["Notifications"],
    }),
    studentChooseMails: build.mutation({
      ...fromContract(chooseMails),
      invalidatesTags: (answer) => (answer ? ["Notifications"] : []),
    }),
  }),
});
