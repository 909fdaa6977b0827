import { lockUser } from "../../../records/users.ts";
import type { DrillDeps } from "../deps.ts";
import * as query from "../queries.ts";
import { bankFor } from "./bank.ts";
import { needsNext, nextQuestion } from "./next-question.ts";
import { rowOf } from "./rows.ts";

/** Draws the drill's next question if one is due; the second of two simultaneous requests finds it drawn. */
export const drawNext = ({ db, newDraw }: DrillDeps, studentId: string, drillId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, studentId);
    const drill = await query.findDrill(tx, drillId, studentId);
    const rows = drill ? await query.findAnswers(tx, drillId) : [];
    if (!drill || !needsNext(drill, rows)) return;
    const question = nextQuestion(drill, rows, await bankFor(tx, studentId, newDraw));
    if (question) await query.insertAnswers(tx, [rowOf(drillId, rows.length + 1, question)]);
  });
