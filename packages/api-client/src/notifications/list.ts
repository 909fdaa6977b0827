import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { notifications, readNotifications } from "@dryrun/domain/notifications/contract";
import { fromContract } from "../from-contract.ts";

export const { useNotificationsQuery, useReadNotificationsMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    notifications: build.query({
      ...fromContract(notifications),
      providesTags: ["Notifications"],
    }),
    readNotifications: build.mutation({
      ...fromContract(readNotifications),
      invalidatesTags: (answer) => (answer ? ["Me"] : []), // the visible list keeps its marks
    }),
  }),
});
