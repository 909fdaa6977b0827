import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { notifications, readNotifications } from "@dryrun/domain/notifications/contract";
import { chooseMails, mailChoices } from "@dryrun/domain/notifications/mails/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  useStudentNotificationsQuery,
  useStudentReadNotificationsMutation,
  useStudentMailChoicesQuery,
  useStudentChooseMailsMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentNotifications: build.query<Output<typeof notifications>, Arg<typeof notifications>>({
      ...fromContract(notifications),
      providesTags: ["Notifications"],
    }),
    studentReadNotifications: build.mutation<Output<typeof readNotifications>, Arg<typeof readNotifications>>({
      ...fromContract(readNotifications),
      invalidatesTags: (answer) => (answer ? ["Me"] : []), // the visible list keeps its marks
    }),
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
