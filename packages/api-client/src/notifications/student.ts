import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { chooseMails, mailChoices } from "@dryrun/domain/notifications/mails/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentMailChoicesQuery, useStudentChooseMailsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentMailChoices: build.query<Output<typeof mailChoices>, Arg<typeof mailChoices>>({
      ...fromContract(mailChoices),
      providesTags: ["Notifications"],
    }),
    studentChooseMails: build.mutation<Output<typeof chooseMails>, Arg<typeof chooseMails>>({
      ...fromContract(chooseMails),
      invalidatesTags: (answer) => (answer ? ["Notifications"] : []),
    }),
  }),
});
