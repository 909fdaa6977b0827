import { GRADER_CHECK_VERSION } from "@dryrun/domain/account/retention";
import { newId } from "../../ids.ts";
import { findConsent, insertConsent } from "../../records/consents.ts";
import { clearNotesOf } from "../../records/questions/calibration-notes.ts";
import { lockUser } from "../../records/users.ts";
import type { AccountDeps } from "./deps.ts";

/** Records whether the student's answers may be used to check the grader, if that changed. */
export const setGraderCheck =
  ({ db, clock }: Pick<AccountDeps, "db" | "clock">) =>
  (userId: string, given: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      if (((await findConsent(tx, userId, "grader-check")) ?? false) === given) return;
      const now = clock.now();
      const consent = {
        userId,
        kind: "grader-check" as const,
        given,
        source: "privacy",
        version: GRADER_CHECK_VERSION,
      };
      await insertConsent(tx, { ...consent, id: newId(now), at: now });
      if (!given) await clearNotesOf(tx, userId);
    });
