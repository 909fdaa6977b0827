import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  changeWebhook,
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  repeatDelivery,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from "@dryrun/domain/company/webhooks/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

const WEBHOOKS = { type: "Profile", id: "webhooks" } as const;
const LOG = { type: "Profile", id: "webhook-log" } as const;

export const {
  useEmployerWebhooksQuery,
  useEmployerCreateWebhookMutation,
  useEmployerChangeWebhookMutation,
  useEmployerDeleteWebhookMutation,
  useEmployerChangeWebhookSecretMutation,
  useEmployerTestWebhookMutation,
  useEmployerWebhookDeliveriesQuery,
  useEmployerRepeatDeliveryMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerWebhooks: build.query<Output<typeof webhooks>, Arg<typeof webhooks>>({
      ...fromContract(webhooks),
      providesTags: [WEBHOOKS],
    }),
    employerCreateWebhook: build.mutation<Output<typeof createWebhook>, Arg<typeof createWebhook>>({
      ...fromContract(createWebhook),
      invalidatesTags: [WEBHOOKS],
    }),
    employerChangeWebhook: build.mutation<Output<typeof changeWebhook>, Arg<typeof changeWebhook>>({
      ...fromContract(changeWebhook),
      invalidatesTags: [WEBHOOKS],
    }),
    employerDeleteWebhook: build.mutation<Output<typeof deleteWebhook>, Arg<typeof deleteWebhook>>({
      ...fromContract(deleteWebhook),
      invalidatesTags: [WEBHOOKS],
    }),
    employerChangeWebhookSecret: build.mutation<Output<typeof changeWebhookSecret>, Arg<typeof changeWebhookSecret>>({
      ...fromContract(changeWebhookSecret),
      invalidatesTags: [],
    }),
    employerTestWebhook: build.mutation<Output<typeof testWebhook>, Arg<typeof testWebhook>>({
      ...fromContract(testWebhook),
      invalidatesTags: [LOG],
    }),
    employerWebhookDeliveries: build.query<Output<typeof webhookDeliveries>, Arg<typeof webhookDeliveries>>({
      ...fromContract(webhookDeliveries),
      providesTags: [LOG],
    }),
    employerRepeatDelivery: build.mutation<Output<typeof repeatDelivery>, Arg<typeof repeatDelivery>>({
      ...fromContract(repeatDelivery),
      invalidatesTags: [LOG],
    }),
  }),
});
