import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../errors/app-error.ts";
import type { Clock } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { findRetired, type RetiredTable } from "../../../records/questions/retired-questions.ts";
import { deleteRetired, insertRetired, lockRetired } from "./bank-queries.ts";

export interface BankDeps {
  db: Db;
  clock: Clock;
}

/** A bank whose questions admins can retire. */
export interface Bank<Question> {
  table: RetiredTable;
  find: (id: string) => Question | undefined;
  /** @throws LIMIT_REACHED if too few questions would remain */
  refuseShortage: (retired: ReadonlySet<string>) => void;
  /** The prefix of the audit's actions. */
  kind: "quiz-item" | "interview-question";
}

/**
 * Retires a question or restores it, with an entry in the audit; does nothing if it is in that state already.
 * @throws NOT_FOUND if the bank has no such question, LIMIT_REACHED if too few of its topic would remain.
 */
export async function retire<Question>(
  { db, clock }: BankDeps,
  bank: Bank<Question>,
  adminId: string,
  id: string,
  { retired: isRetired, reason }: { retired: boolean; reason: string },
): Promise<Question> {
  const question = bank.find(id);
  if (!question) throw notFound("This question");
  const { table } = bank;
  await db.transaction(async (tx) => {
    await lockRetired(tx, table);
    const retired = new Set((await findRetired(tx, table)).keys());
    if (retired.has(id) === isRetired) return;
    const now = clock.now();
    if (isRetired) {
      bank.refuseShortage(retired.add(id));
      await insertRetired(tx, table, { itemId: id, reason, retiredAt: now });
    } else await deleteRetired(tx, table, id);
    const action = `${bank.kind}.${isRetired ? "retired" : "restored"}` as const;
    await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, now);
  });
  return question;
}
