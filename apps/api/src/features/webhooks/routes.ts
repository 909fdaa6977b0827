import * as contract from "@dryrun/domain/company/webhooks/contract";
import {
  DELIVERY_REPEATED,
  SECRET_CHANGED,
  TEST_SENT,
  WEBHOOK_CREATED,
  WEBHOOK_SAVED,
} from "@dryrun/domain/company/webhooks/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Webhooks } from "./service.ts";

export function webhookRoutes(app: FastifyInstance, { webhooks }: { webhooks: Webhooks }) {
  contractRoute(app, contract.webhooks, async (_, { member }) => ({ webhooks: await webhooks.list(member) }));
  contractRoute(app, contract.createWebhook, async ({ body }, { member }) => ({
    message: WEBHOOK_CREATED,
    ...(await webhooks.create(member, body)),
  }));
  contractRoute(app, contract.changeWebhook, async ({ params, body }, { member }) => ({
    message: WEBHOOK_SAVED,
    webhook: await webhooks.change(member, params.webhookId, body),
  }));
  contractRoute(app, contract.deleteWebhook, ({ params }, { member }) => webhooks.remove(member, params.webhookId));
  contractRoute(app, contract.changeWebhookSecret, async ({ params }, { member }) => ({
    message: SECRET_CHANGED,
    secret: await webhooks.changeSecret(member, params.webhookId),
  }));
  contractRoute(app, contract.testWebhook, async ({ params }, { member }) => ({
    message: TEST_SENT,
    deliveryId: await webhooks.test(member, params.webhookId),
  }));
  contractRoute(app, contract.webhookDeliveries, async ({ params }, { member }) => ({
    deliveries: await webhooks.deliveries(member, params.webhookId),
  }));
  contractRoute(app, contract.repeatDelivery, async ({ params }, { member }) => ({
    message: DELIVERY_REPEATED,
    deliveryId: await webhooks.repeat(member, params.webhookId, params.deliveryId),
  }));
}
