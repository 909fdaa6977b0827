import { FREE_CREDITS, VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import type { EmailHash } from "../account/email-hash.ts";
import { findSpentCredits, setCredits } from "../account/free-credit-queries.ts";
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
export async function openStudent(tx: Db, emailHash: EmailHash, { visibility, ...person }: NewStudent, now: Date) {
  await openStudents(tx, emailHash, [{ ...person, visibleToRecruiters: visibility?.isVisible ?? false }], now);
  if (visibility) await recordVisibility(tx, person.userId, visibility, now);
}

type Opened = Omit<NewStudent, "visibility"> & { visibleToRecruiters: boolean };
/** The same for many, some of whom were not asked yet. */
export async function openStudents(tx: Db, emailHash: EmailHash, people: readonly Opened[], now: Date) {
  if (people.length === 0) return;
  await query.insertProfiles(
    tx,
    people.map((person) => ({ ...person, id: newId(now), updatedAt: now, searchedAt: now })), // nothing to find yet
  );
  const emails = people.map(({ email }) => email);
  const spent = await findSpentCredits(tx, emailHash, emails); // it is given once for an address, also after a deletion
  const [without, entitled] = [true, false].map((isSpent) =>
    people.filter(({ email }) => spent.has(email) === isSpent),
  );
  const idsOf = (some: readonly Opened[] = []) => some.map(({ userId }) => userId);
  if (without?.length) await setCredits(tx, idsOf(without), 0);
  const credit = { unit: "credit" as const, amount: FREE_CREDITS, reason: LEDGER_REASONS.free, at: now };
  const entries = idsOf(entitled).map((userId) => ({ ...credit, id: newId(now), userId }));
  if (entries.length > 0) await query.insertLedgerEntries(tx, entries);
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
