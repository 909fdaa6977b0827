import { createHash } from "node:crypto";
import type { Contract } from "@dryrun/domain/contract/define";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Tolerate } from "../../errors/tolerate.ts";
import type { Clock } from "../../ports.ts";
import * as query from "./idempotency-queries.ts";

export interface Answer {
  status: number;
  body: unknown;
}
/** After this time in ms without a renewal, a repeat takes over a call, because its process died or is frozen. */
const ABANDONED_MS = 60 * SECOND_MS;
/** How often a running call renews its claim, in ms. */
const RENEW_MS = 10 * SECOND_MS;
const POLL_MS = 50;
const KEY = /^[\w:.-]{1,200}$/;

interface IdempotencyDeps {
  db: Db;
  clock: Clock;
  tolerate: Tolerate;
  renewMs?: number;
}

/** Deletes answers whose call can no longer be repeated. */
export const deleteOldAnswers = (db: Db, now: Date) => query.deleteAnswersBefore(db, addMs(now, -DAY_MS));

/** Renews the claim of a running call. The returned function stops this and returns the time of the last claim. */
function holdClaim(
  { db, clock, tolerate, renewMs = RENEW_MS }: IdempotencyDeps,
  call: query.KeyedCall,
  claimed: Date,
): () => Promise<Date> {
  let last = claimed;
  let renewal: Promise<unknown> = Promise.resolve();
  async function renew() {
    const now = clock.now();
    if (await query.renewClaim(db, call, last, now)) last = now;
  }
  const timer = setInterval(() => {
    renewal = renewal.then(() => tolerate("renewal of a keyed call", renew()));
  }, renewMs).unref();
  return async () => {
    clearInterval(timer);
    await renewal;
    return last;
  };
}

/**
 * Returns the first answer for the same key and body within 24 hours; another body is refused. Concurrent repeats
 * wait.
 * Only success is stored: a refused or failed call is executed again, with any body. A key applies to one person (for
 * a visitor: one address, for another system: its API key) and path; only POST calls are idempotent by key.
 */
export function createIdempotency(deps: IdempotencyDeps) {
  const { db, clock, tolerate } = deps;
  /** Returns the time of the claim; null if another request has claimed or answered this call. */
  async function claim(call: query.KeyedCall): Promise<Date | null> {
    const now = clock.now();
    await query.deleteOldAnswer(db, call, addMs(now, -DAY_MS));
    await query.deleteAbandoned(db, call, addMs(now, -ABANDONED_MS));
    return (await query.insertCall(db, call, now)) ? now : null;
  }

  async function first(call: query.KeyedCall, claimed: Date, make: () => Promise<Answer>): Promise<Answer> {
    const release = holdClaim(deps, call, claimed);
    const answer = await make().catch(async (error: unknown) => {
      await query.deleteCall(db, call, await release()); // the reason for the refusal may no longer apply at the next attempt
      throw error;
    });
    const last = await release();
    // A completed call is answered even if its answer cannot be stored; the claim then blocks repeats for a minute.
    await tolerate("storing a keyed answer", query.saveAnswer(db, call, last, answer.status, answer.body));
    return answer;
  }

  return async function answerOnce(
    contract: Contract,
    request: FastifyRequest,
    body: unknown,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const key = request.headers["idempotency-key"];
    if (!contract.idempotent || key === undefined) return make();
    if (typeof key !== "string" || !KEY.test(key))
      throw new AppError("VALIDATION", "The Idempotency-Key is malformed.");
    const bodyHash = createHash("sha256")
      .update(JSON.stringify(body ?? null))
      .digest("hex");
    const who = request.caller?.key?.id ?? request.caller?.id ?? request.ip;
    const call = { who, path: request.url.split("?")[0] ?? "", key, bodyHash };
    for (;;) {
      const claimed = await claim(call);
      if (claimed) return first(call, claimed, make);
      const keptAnswer = await query.findAnswer(db, call);
      if (keptAnswer && keptAnswer.bodyHash !== bodyHash) {
        throw new AppError("KEY_REUSED", "This Idempotency-Key was used for another request.");
      }
      if (keptAnswer?.status) return { status: keptAnswer.status, body: keptAnswer.answer };
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}
export type AnswerOnce = ReturnType<typeof createIdempotency>;
