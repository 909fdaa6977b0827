import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import { endOfIndianDay, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import { tooMany } from "../../http/limits/rate-limit.ts";
import type { Clock } from "../../ports.ts";
import { createIsVerified, findApplicants, findProfile } from "./queries.ts";
import { type Candidate, candidateOf } from "./serialize.ts";
import { createViews } from "./views.ts";

export type Verification = "required" | "off";
export interface ViewingParts {
  db: Db;
  clock: Clock;
  /** Different candidates whose contact details one employer is sent in a day of India. */
  contactsPerDay: number;
  verification: Verification;
}

/** Until the next day of India. */
const msOfToday = (now: Date) => endOfIndianDay(indianDay(now)).getTime() - now.getTime();

/** Access to contact details, and the record of it. */
export function createViewing({ db, clock, contactsPerDay, verification }: ViewingParts) {
  const isVerified = createIsVerified(db);
  const recordViews = createViews(db, contactsPerDay);

  /** Contact details are for verified employers and for employers to whom the student has applied. */
  async function unmasked(
    employerId: string,
    found: readonly { userId: string }[],
  ): Promise<(userId: string) => boolean> {
    if (verification === "off" || (await isVerified(employerId))) return () => true;
    const userIds = found.map(({ userId }) => userId);
    const applicants = await findApplicants(db, employerId, userIds);
    return (userId) => applicants.has(userId);
  }

  /** Records each view for the candidate; views of masked profiles are not recorded. */
  async function view(employerId: string, id: string): Promise<Candidate> {
    const profile = await findProfile(db, id);
    if (!profile) throw notFound("This candidate");
    const now = clock.now();
    const studentIds = [profile.userId];
    const withContacts = (await unmasked(employerId, [profile]))(profile.userId);
    const seen = await recordViews({ employerId, studentIds, kind: "opened", withContacts }, now);
    if (withContacts && !seen.has(profile.userId)) throw tooMany(msOfToday(now), CONTACTS_LIMITED);
    return candidateOf(profile, !withContacts);
  }

  return { unmasked, view, recordViews };
}
