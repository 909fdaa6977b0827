import { LEAST_DRAWABLE, shortage } from "@dryrun/content/quiz/drawable";
import { quizItems as bank } from "@dryrun/content/quiz/load";
import { tooFewQuizFamilies, tooFewQuizItems } from "@dryrun/domain/admin/messages";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { findRetiredItems } from "../../../records/quiz/retired-items.ts";
import { deleteRetired, holdRetiredItems, insertRetired } from "./quiz-item-queries.ts";

export interface QuizItemParts {
  db: Db;
  clock: Clock;
}

/**
 * Retires an item or restores it, with its entry in the audit.
 * @throws NOT_FOUND if the bank has no such item, LIMIT_REACHED if too few items of its topic would be left.
 */
export async function retire(
  { db, clock }: QuizItemParts,
  adminId: string,
  id: string,
  { retired: isRetired, reason }: { retired: boolean; reason: string },
) {
  const item = bank.find((one) => one.id === id);
  if (!item) throw notFound("This question");
  await db.transaction(async (tx) => {
    await holdRetiredItems(tx);
    const retired = new Set((await findRetiredItems(tx)).keys());
    if (retired.has(id) === isRetired) return;
    const now = clock.now();
    if (isRetired) {
      refuseShortage(retired.add(id));
      await insertRetired(tx, { itemId: id, reason, retiredAt: now });
    } else await deleteRetired(tx, id);
    const action = isRetired ? "quiz-item.retired" : "quiz-item.restored";
    await addAuditEntry(tx, { actorId: adminId, action, target: id, detail: reason }, now);
  });
  return item;
}

function refuseShortage(retired: ReadonlySet<string>) {
  const short = shortage(retired);
  if (!short) return;
  const { topic, left } = short;
  const message = left < LEAST_DRAWABLE ? tooFewQuizItems(topic, left, LEAST_DRAWABLE) : tooFewQuizFamilies(topic);
  throw new AppError("LIMIT_REACHED", message);
}
