import { Readable } from "node:stream";
import { CALIBRATION_COLUMNS } from "@dryrun/domain/admin/calibration/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { indianDay, toIndianInput } from "@dryrun/domain/time";
import { csvOf } from "../../../http/files/csv.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import type { CalibrationDeps } from "./deps.ts";
import { findScored } from "./queries.ts";

/** Exports every score that an admin gave, next to the grader's. Admins are numbered, and the answers are left out. */
export const exportScores =
  ({ db, clock, exports }: CalibrationDeps) =>
  async (adminId: string) => {
    await exports.take(adminId);
    const now = clock.now();
    await addAuditEntry(db, { actorId: adminId, action: "calibration.exported", target: "calibration" }, now);
    return {
      content: Readable.from(csvOf(rowsOf(await findScored(db))), { objectMode: false }),
      contentType: "text/csv; charset=utf-8",
      fileName: `calibration-${indianDay(now)}.csv`,
    };
  };

async function* rowsOf(all: Awaited<ReturnType<typeof findScored>>) {
  yield [CALIBRATION_COLUMNS];
  const people = new Map<string, number>();
  const numberOf = (personId: string | null) => {
    if (personId === null) return "removed";
    if (!people.has(personId)) people.set(personId, people.size + 1);
    return people.get(personId) ?? 0;
  };
  for (const { answer, scores } of all)
    yield scores.map(({ personId, score, note, at }) => [
      answer.id,
      answer.source,
      TOPIC_LABELS[answer.topic],
      answer.questionId,
      answer.evaluator,
      answer.score,
      numberOf(personId),
      score ?? "cannot be assessed",
      note,
      toIndianInput(at).replace("T", " "),
    ]);
}
