import { contact } from "@dryrun/domain/contact/contract";
import { CONTACT_SENT } from "@dryrun/domain/contact/messages";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { newId } from "../../ids.ts";
import type { Clock, Queue } from "../../ports.ts";
import { insertMessage } from "./queries.ts";

interface ContactDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
}

/** Stores a message in the transaction that enqueues its mail, so that none is lost. */
export function contactRoutes(app: FastifyInstance, { db, clock, queue }: ContactDeps, messages: Limit) {
  contractRoute(app, contact, async ({ body }, _, request) => {
    await messages.take(networkOf(request.ip));
    const now = clock.now();
    const id = newId(now);
    await db.transaction(async (tx) => {
      await insertMessage(tx, { ...body, id, createdAt: now });
      await queue.enqueue(tx, "mail.contact", { messageId: id });
    });
    return { message: CONTACT_SENT };
  });
}
