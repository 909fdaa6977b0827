import { Readable } from "node:stream";
import * as contract from "@dryrun/domain/admin/calibration/contract";
import { CALIBRATION_COLUMNS } from "@dryrun/domain/admin/calibration/limits";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { indianDay, toIndianInput } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../../http/contract-route.ts";
import { fileRoute } from "../../../http/file-route.ts";
import { csvOf } from "../../../http/files/csv.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import type { CalibrationDeps } from "./deps.ts";
import { draw } from "./draw.ts";
import { findScored } from "./queries.ts";
import { report } from "./report.ts";
import { next, score } from "./score.ts";

/** Exports every score that an admin gave, next to the grader's. Admins are numbered, and the answers are left out. */
const exportScores =
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

export type Calibration = ReturnType<typeof createCalibration>;

/** Graded answers that people score without seeing the grade, and how far the scores agree. */
export const createCalibration = (deps: CalibrationDeps) => ({
  draw: draw(deps),
  next: next(deps),
  score: score(deps),
  report: report(deps),
  export: exportScores(deps),
});

export function calibrationRoutes(app: FastifyInstance, calibration: Calibration) {
  contractRoute(app, contract.calibration, (_, caller) => calibration.report(caller.id));
  contractRoute(app, contract.nextAnswer, (_, caller) => calibration.next(caller.id));
  contractRoute(app, contract.drawAnswers, ({ body }, caller) => calibration.draw(caller.id, body));
  contractRoute(app, contract.scoreAnswer, ({ params, body }, caller) => calibration.score(caller.id, params.id, body));
  fileRoute(app, contract.exportCalibration, (_, caller) => calibration.export(caller?.id ?? ""));
}
