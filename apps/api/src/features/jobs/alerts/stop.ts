import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { AlertDeps } from "./deps.ts";
import * as query from "./queries.ts";

async function mark(db: Db, token: string, stoppedAt: Date | null) {
  if (!isWholeToken(token) || !(await query.setStopped(db, token, stoppedAt)))
    throw new AppError("LINK_DEAD", LINK_DEAD);
}

/** Idempotent; anyone with the mail can use it. */
export const stop =
  ({ db, clock }: AlertDeps) =>
  (token: string) =>
    mark(db, token, clock.now());

export const resume =
  ({ db }: AlertDeps) =>
  (token: string) =>
    mark(db, token, null);
