import * as contract from "@dryrun/domain/notifications/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { oneClickUnsubscribe } from "../../http/one-click-unsubscribe.ts";
import type { MailChoices } from "./mail-choices.ts";
import type { Notifications } from "./service.ts";

interface NotificationDeps {
  notifications: Notifications;
  mailChoices: MailChoices;
}

export function notificationRoutes(
  app: FastifyInstance,
  { notifications, mailChoices }: NotificationDeps,
  unsubscribes: Pick<Limit, "take">,
) {
  contractRoute(app, contract.notifications, ({ query }, caller) => notifications.list(caller.id, query));
  contractRoute(app, contract.readNotification, ({ params }, caller) =>
    notifications.markRead(caller.id, { id: params.id }),
  );
  contractRoute(app, contract.readNotifications, ({ body }, caller) =>
    notifications.markRead(caller.id, { upTo: body.upTo }),
  );
  contractRoute(app, contract.mailChoices, (_, caller) => mailChoices.read(caller.id));
  contractRoute(app, contract.chooseMails, ({ body }, caller) => mailChoices.choose(caller.id, body));
  oneClickUnsubscribe(app, {
    stop: contract.stopMails,
    resume: contract.resumeMails,
    limit: unsubscribes,
    onStop: mailChoices.stop,
    onResume: mailChoices.resume,
  });
}
