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
import { fromContract } from "../from-contract.ts";

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
    employerWebhooks: build.query({
      ...fromContract(webhooks),
      providesTags: [WEBHOOKS],
    }),
    employerCreateWebhook: build.mutation({
      ...fromContract(createWebhook),
      invalidatesTags: [WEBHOOKS],
    }),
    employerChangeWebhook: build.mutation({
      ...fromContract(changeWebhook),
      invalidatesTags: [WEBHOOKS],
    }),
    employerDeleteWebhook: build.mutation({
      ...fromContract(deleteWebhook),
      invalidatesTags: [WEBHOOKS],
    }),
    employerChangeWebhookSecret: build.mutation({
      ...fromContract(changeWebhookSecret),
      invalidatesTags: [],
    }),
    employerTestWebhook: build.mutation({
      ...fromContract(testWebhook),
      invalidatesTags: [LOG],
    }),
    employerWebhookDeliveries: build.query({
      ...fromContract(webhookDeliveries),
      providesTags: [LOG],
    }),
    employerRepeatDelivery: build.mutation({
      ...fromContract(repeatDelivery),
      invalidatesTags: [LOG],
    }),
  }),
});
