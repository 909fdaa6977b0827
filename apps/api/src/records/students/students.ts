import type { Db } from "../../db/client.ts";
import { newId } from "../../ids.ts";
import { recordVisibility, type Visibility } from "../consents.ts";
import { grantFree } from "../credits.ts";
import type { EmailHash } from "./email-hash.ts";
import { findSpentCredits } from "./free-credits.ts";
import { insertProfiles } from "./profiles.ts";

interface NewStudent {
  userId: string;
  fullName: string;
  email: string;
  phone: string;
  /** Whether recruiters may find the profile, and where the consent was given; null if never asked, which means no. */
  visibility: Visibility | null;
}
/** What every student has from the start: a profile and the free credit. */
export async function openStudent(tx: Db, emailHash: EmailHash, { visibility, ...person }: NewStudent, now: Date) {
  await openStudents(tx, emailHash, [{ ...person, visibleToRecruiters: visibility?.isVisible ?? false }], now);
  if (visibility) await recordVisibility(tx, person.userId, visibility, now);
}

type Opened = Omit<NewStudent, "visibility"> & { visibleToRecruiters: boolean };
/** The same for many students, including some that were never asked. */
export async function openStudents(tx: Db, emailHash: EmailHash, people: readonly Opened[], now: Date) {
  if (people.length === 0) return;
  await insertProfiles(
    tx,
    people.map((person) => ({ ...person, id: newId(now), updatedAt: now, searchedAt: now })), // not searchable yet
  );
  const emails = people.map(({ email }) => email);
  const spent = await findSpentCredits(tx, emailHash, emails); // it is given once for an address, also after a deletion
  const entitled = people.filter(({ email }) => !spent.has(email));
  await grantFree(
    tx,
    entitled.map(({ userId }) => userId),
    now,
  );
}
