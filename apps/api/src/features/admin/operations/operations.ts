import { PARKED_SHOWN } from "@dryrun/domain/admin/limits";
import type { operations } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { OPEN_REFUND } from "@dryrun/domain/payments/limits";
import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { Clock, Queue } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { findLastBooksCheck } from "../../../records/purchases/books.ts";
import { countOpenOrders, findWaitingEvaluations } from "../../../records/work/open-work.ts";
import { countRefunds } from "../refund-queries.ts";
import { countOpenReports } from "../report-queries.ts";
import * as query from "./operations-queries.ts";
import { booksAnswer, deadLetterAnswer, parkedAnswer } from "./serialize.ts";

type Numbers = Output<typeof operations>;
interface OperationDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "state" | "enqueue">;
  mode: Numbers["mode"];
}
export type Operations = ReturnType<typeof createOperations>;

/** The state of the server, and interviews whose grading failed permanently. */
export function createOperations({ db, clock, queue, mode }: OperationDeps) {
  const startedAt = clock.now().toISOString();
  return {
    async read(): Promise<Numbers> {
      const { queues, deadLetters } = await queue.state(db);
      const { waiting, oldestAt } = await findWaitingEvaluations(db);
      const now = clock.now();
      return {
        mode,
        startedAt,
        serverTime: now.toISOString(),
        queues,
        deadLetters: deadLetters.map(deadLetterAnswer),
        evaluations: { waiting, oldestAt: oldestAt?.toISOString() ?? null },
        parked: (await query.findParked(db, PARKED_SHOWN)).map(parkedAnswer),
        openOrders: await countOpenOrders(db),
        openRefunds: await countRefunds(db, { status: OPEN_REFUND, kind: "refund" }, now),
        openDisputes: await countRefunds(db, { status: OPEN_REFUND, kind: "dispute" }, now),
        books: booksAnswer(await findLastBooksCheck(db)),
        openReviews: await query.countOpenReviews(db),
        openReports: await countOpenReports(db),
      };
    },

    /** Grades a parked interview again without taking a credit. If two admins race, the second finds nothing. */
    retryEvaluation: (adminId: string, sessionId: string) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const session = await query.reopenParked(tx, sessionId, now);
        if (!session) throw notFound("This interview");
        await queue.enqueue(tx, "interview.evaluate", { sessionId, studentId: session.studentId });
        await addAuditEntry(tx, { actorId: adminId, action: "evaluation.retried", target: sessionId }, now);
      }),
  };
}
