import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import { recordVisibility, type Visibility } from "../consents.ts";
import { grantFree, hasFreeCredit } from "../credits.ts";
import type { EmailHash } from "./email-hash.ts";
import { takeOverUses } from "./former-uses.ts";
import { findSpentCredits } from "./free-credits.ts";
import { insertProfiles } from "./profiles.ts";

interface NewStudent {
  userId: string;
  fullName: string;
  email: string;
  phone: string;
  /** Whether recruiters may find the profile, and where the person consented; null if never asked, which means no. */
  visibility: Visibility | null;
}
/** Creates what every student has from the start: a profile and the free credit. */
export async function openStudent(tx: Db, emailHash: EmailHash, { visibility, ...person }: NewStudent, now: Date) {
  await openProfiles(tx, [{ ...person, visibleToRecruiters: visibility?.isVisible ?? false }], now);
  await openForAddress(tx, emailHash, { id: person.userId, email: person.email }, now);
  if (visibility) await recordVisibility(tx, person.userId, visibility, now);
}

type Opened = Omit<NewStudent, "visibility"> & { visibleToRecruiters: boolean };
/** Also for invited people, who get the free credit with their first password. */
export async function openProfiles(tx: Db, people: readonly Opened[], now: Date) {
  if (people.length === 0) return;
  await insertProfiles(
    tx,
    people.map((person) => ({ ...person, id: newId(now), updatedAt: now, searchedAt: now })), // not searchable yet
  );
}

/**
 * Gives the free credit once per account and once per address, even after the account with that address was deleted, and
 * counts what that account used of the limits.
 */
export async function openForAddress(
  tx: Db,
  emailHash: EmailHash,
  { id, email }: { id: string; email: string },
  now: Date,
) {
  await takeOverUses(tx, emailHash, { id, email });
  if (await hasFreeCredit(tx, id)) return;
  if ((await findSpentCredits(tx, emailHash, [email])).has(email)) return;
  await grantFree(tx, [id], now);
}
