import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { chooseMails, mailChoices } from "@dryrun/domain/notifications/mails/contract";
import { fromContract } from "../from-contract.ts";

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
