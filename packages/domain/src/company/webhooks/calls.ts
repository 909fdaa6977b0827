import type { Call } from "../../contract/call.ts";

export const webhooks = { method: "GET", path: "/emp/webhooks", access: "employer" } as const satisfies Call;

/** Not idempotent by key: the stored answer would hold the secret. */
export const createWebhook = { method: "POST", path: "/emp/webhooks", access: "employer" } as const satisfies Call;

export const changeWebhook = {
  method: "PATCH",
  path: "/emp/webhooks/:webhookId",
  access: "employer",
} as const satisfies Call;

export const deleteWebhook = {
  method: "DELETE",
  path: "/emp/webhooks/:webhookId",
  access: "employer",
} as const satisfies Call;

export const changeWebhookSecret = {
  method: "POST",
  path: "/emp/webhooks/:webhookId/secret",
  access: "employer",
} as const satisfies Call;

export const testWebhook = {
  method: "POST",
  path: "/emp/webhooks/:webhookId/test",
  access: "employer",
} as const satisfies Call;

export const webhookDeliveries = {
  method: "GET",
  path: "/emp/webhooks/:webhookId/deliveries",
  access: "employer",
} as const satisfies Call;

export const repeatDelivery = {
  method: "POST",
  path: "/emp/webhooks/:webhookId/deliveries/:deliveryId/replay",
  access: "employer",
} as const satisfies Call;
