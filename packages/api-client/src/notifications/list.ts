import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { notifications, readNotifications } from "@dryrun/domain/notifications/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useNotificationsQuery, useReadNotificationsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    notifications: build.query<Output<typeof notifications>, Arg<typeof notifications>>({
      ...fromContract(notifications),
      providesTags: ["Notifications"],
    }),
    readNotifications: build.mutation<Output<typeof readNotifications>, Arg<typeof readNotifications>>({
      ...fromContract(readNotifications),
      invalidatesTags: (answer) => (answer ? ["Me"] : []), // the visible list keeps its marks
    }),
  }),
});
