import { FREE_CREDITS, VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import { hadFreeCredit, setCredits } from "../account/free-credit-queries.ts";
import * as query from "./queries.ts";

interface NewStudent {
  userId: string;
  fullName: string;
  email: string;
  phone: string;
  /** Whether recruiters may find the profile, and where the person said so; null: not asked yet, so they may not. */
  visibility: Visibility | null;
}
export interface Visibility {
  isVisible: boolean;
  source: "register" | "api" | "invitation";
}

/** What every student has from the start: a profile and the free credit. */
export async function openStudent(tx: Db, { visibility, ...person }: NewStudent, now: Date) {
  const { userId } = person;
  const visibleToRecruiters = visibility?.isVisible ?? false;
  await query.insertProfile(tx, { ...person, id: newId(now), visibleToRecruiters, updatedAt: now });
  if (visibility) await recordVisibility(tx, userId, visibility, now);
  if (await hadFreeCredit(tx, person.email)) {
    await setCredits(tx, userId, 0); // it is given once for an address, also after a deletion
    return;
  }
  await query.insertLedgerEntry(tx, {
    id: newId(now),
    userId,
    unit: "credit",
    amount: FREE_CREDITS,
    reason: LEDGER_REASONS.free,
    at: now,
  });
}

/** The answer to the question whether recruiters may find the profile, with its time and source. */
export const recordVisibility = (tx: Db, userId: string, { isVisible, source }: Visibility, now: Date) =>
  query.insertConsent(tx, {
    id: newId(now),
    userId,
    kind: "recruiter-visibility",
    given: isVisible,
    source,
    version: VISIBILITY_VERSION,
    at: now,
  });
