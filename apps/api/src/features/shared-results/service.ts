import { createHash } from "node:crypto";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import type { Output } from "@dryrun/domain/contract/define";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import type { sharedResults } from "@dryrun/domain/shared-results/contract";
import { NOT_SHAREABLE } from "@dryrun/domain/shared-results/messages";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { newLinkToken } from "../../ids.ts";
import type { Clock, ResultCard, ResultCards } from "../../ports.ts";
import { findSession } from "../../records/sessions.ts";
import { findTopicScores } from "../../records/students/topic-scores.ts";
import * as query from "./queries.ts";

interface SharedResultDeps {
  db: Db;
  clock: Clock;
  resultCards: ResultCards;
}
export type SharedResults = ReturnType<typeof createSharedResults>;

/** Hashes the content of a picture: equal content gives equal bytes. */
const keyOf = (card: ResultCard) => createHash("sha256").update(JSON.stringify(card)).digest("base64url");

/** Manages what a student shares, only on request and until they end it. */
function ownResults({ db, clock }: Pick<SharedResultDeps, "db" | "clock">) {
  async function ownSession(studentId: string, sessionId: string) {
    const session = await findSession(db, sessionId, studentId);
    if (!session) throw notFound("This interview");
    return session;
  }
  return {
    async list(studentId: string): Promise<Output<typeof sharedResults>> {
      const found = await query.findShared(db, studentId);
      return {
        results: found.map(({ shared: { sessionId, token, sharedAt }, at, jobTitle }) => ({
          sessionId,
          at: at.toISOString(),
          jobTitle,
          token,
          sharedAt: sharedAt.toISOString(),
        })),
      };
    },

    async share(studentId: string, sessionId: string): Promise<{ token: string }> {
      const { evaluatedAt, score } = await ownSession(studentId, sessionId);
      const topics = await findTopicScores(db, [sessionId]);
      if (!evaluatedAt || score === null || !topics.has(sessionId)) throw new AppError("NOT_GRADED", NOT_SHAREABLE);
      const row = { sessionId, studentId, token: newLinkToken(), sharedAt: clock.now() };
      return { token: await query.insertShared(db, row) };
    },

    async stop(studentId: string, sessionId: string): Promise<void> {
      await ownSession(studentId, sessionId);
      await query.deleteShared(db, sessionId);
    },
  };
}

/** Serves results that students share by a secret link: only the name, the scores of the topics and the date. */
export function createSharedResults({ db, clock, resultCards }: SharedResultDeps) {
  return {
    ...ownResults({ db, clock }),

    /** Returns the content of the public page; null for a link that is unknown or revoked. */
    async open(token: string): Promise<ResultCard | null> {
      const shared = isWholeToken(token) ? await query.findByToken(db, token) : undefined;
      if (!shared) return null;
      const scores = (await findTopicScores(db, [shared.sessionId])).get(shared.sessionId);
      if (!scores) return null;
      const topics = scores.map(({ topic, score }) => ({ label: TOPIC_LABELS[topic], score }));
      return { name: shared.name, on: shared.at, isPractice: shared.applicationId === null, topics };
    },

    picture: (card: ResultCard): Promise<Buffer> => resultCards.write(card),
    keyOf,
  };
}
