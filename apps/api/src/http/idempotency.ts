import { createHash } from "node:crypto";
import type { Contract } from "@dryrun/domain/contract/define";
import { DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Db } from "../db/client.ts";
import { idempotentAnswers } from "../db/schema/accounts.ts";
import type { Clock } from "../ports.ts";
import { AppError } from "./app-error.ts";

export interface Answer {
  status: number;
  body: unknown;
}
/** A call that never finished, because its process died, is taken over after this time. */
const ABANDONED_MS = 60 * SECOND_MS;
const POLL_MS = 50;
const KEY = /^[\w:.-]{1,200}$/;

/** Answers that nobody can ask for again. */
export const deleteOldAnswers = (db: Db, now: Date) =>
  db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now.getTime() - DAY_MS)));

/**
 * The same key and body within 24 hours get the first answer; another body is refused; of two at once the second waits.
 * Answers from 500 on are not kept. The key counts for each person (a visitor: for each address) and path.
 */
export function createIdempotency(db: Db, clock: Clock) {
  const at = (row: Row) =>
    and(eq(idempotentAnswers.who, row.who), eq(idempotentAnswers.path, row.path), eq(idempotentAnswers.key, row.key));

  async function claim(row: Row): Promise<boolean> {
    const now = clock.now();
    await db
      .delete(idempotentAnswers)
      .where(and(at(row), lt(idempotentAnswers.createdAt, new Date(now.getTime() - DAY_MS))));
    const abandoned = lt(idempotentAnswers.createdAt, new Date(now.getTime() - ABANDONED_MS));
    await db.delete(idempotentAnswers).where(and(at(row), isNull(idempotentAnswers.status), abandoned));
    const made = await db
      .insert(idempotentAnswers)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning();
    return made.length > 0;
  }

  async function first(row: Row, make: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await make();
      await db.update(idempotentAnswers).set({ status: answer.status, answer: answer.body }).where(at(row));
      return answer;
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode >= 500) {
        await db.delete(idempotentAnswers).where(at(row));
        throw error;
      }
      const refusal = { message: error.message, code: error.code, ...error.details };
      await db.update(idempotentAnswers).set({ status: error.statusCode, answer: refusal }).where(at(row));
      throw error;
    }
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
    const row = { who: request.caller?.id ?? request.ip, path: request.url.split("?")[0] ?? "", key, bodyHash };
    for (;;) {
      if (await claim(row)) return first(row, make);
      const [kept] = await db.select().from(idempotentAnswers).where(at(row));
      if (kept && kept.bodyHash !== bodyHash) {
        throw new AppError("KEY_REUSED", "This Idempotency-Key was used for another request.");
      }
      if (kept?.status) return { status: kept.status, body: kept.answer };
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
}
interface Row {
  who: string;
  path: string;
  key: string;
  bodyHash: string;
}
export type AnswerOnce = ReturnType<typeof createIdempotency>;
