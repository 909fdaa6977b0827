import type { ErrorCode } from "@dryrun/domain/errors";
import * as say from "@dryrun/domain/interviews/messages";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import type { Clock, Queue } from "../../../ports.ts";
import type { Flags } from "../../../records/flags/flags.ts";
import type { ReadOnly } from "../../../records/maintenance/read-only.ts";
import { findSession } from "../../../records/sessions.ts";
import type { NewDraw } from "../../../records/students/draws.ts";

export interface SessionDeps {
  db: Db;
  clock: Clock;
  newDraw: NewDraw;
  queue: Queue;
  readOnly: Pick<ReadOnly, "lastPause">;
  flags: Pick<Flags, "isOnFor">;
}

/** The student's session; sessions of other students are not found. */
export async function ownSession(tx: Db, studentId: string, sessionId: string, isLocked = false) {
  const session = await findSession(tx, sessionId, studentId, isLocked);
  if (!session) throw notFound("This interview");
  return session;
}

const WHY: Partial<Record<ErrorCode, string>> = {
  DECIDED: say.DECIDED,
  ALREADY_SUBMITTED: say.ALREADY_SUBMITTED,
  JOB_CLOSED: say.JOB_TAKEN_DOWN,
  NOT_GRADED: say.NOT_GRADED,
  NOT_SENDABLE: say.NOT_SENDABLE,
};
export const refusalOf = (code: ErrorCode) => new AppError(code, WHY[code] ?? "");
