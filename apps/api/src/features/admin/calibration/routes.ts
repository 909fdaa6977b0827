import * as contract from "@dryrun/domain/admin/calibration/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../../http/contract-route.ts";
import { fileRoute } from "../../../http/file-route.ts";
import type { CalibrationDeps } from "./deps.ts";
import { draw } from "./draw.ts";
import { exportScores } from "./export.ts";
import { report } from "./report.ts";
import { next, score } from "./score.ts";

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
