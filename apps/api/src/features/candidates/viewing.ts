import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import { endOfIndianDay, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import { tooMany } from "../../http/limits/rate-limit.ts";
import type { Clock } from "../../ports.ts";
import { findContactStop } from "../../records/company/contact-stops.ts";
import type { Member } from "../../records/company/members.ts";
import { findOthers } from "../../records/company/other-applications.ts";
import { createIsVerified, findApplicants, findProfile } from "./queries.ts";
import { type Candidate, candidateOf } from "./serialize.ts";
import { createViews } from "./views.ts";

export type Verification = "required" | "off";
export interface ViewingDeps {
  db: Db;
  clock: Clock;
  /** The number of different candidates whose contact details one company may receive per day in India. */
  contactsPerDay: number;
  verification: Verification;
}

/** Milliseconds until the next day in India. */
const msOfToday = (now: Date) => endOfIndianDay(indianDay(now)).getTime() - now.getTime();

/** Controls access to contact details, and records it. */
export function createViewing({ db, clock, contactsPerDay, verification }: ViewingDeps) {
  const isVerified = createIsVerified(db);
  const recordViews = createViews(db, contactsPerDay);

  /** Returns the students whose contact details the employer may see: all for a verified employer, otherwise applicants only. */
  async function unmasked(member: Member, found: readonly { userId: string }[]): Promise<(userId: string) => boolean> {
    if (verification === "off" || (await isVerified(member.companyId))) return () => true;
    const userIds = found.map(({ userId }) => userId);
    const applicants = await findApplicants(db, member, userIds);
    return (userId) => applicants.has(userId);
  }

  /** Records a view for the candidate; views of masked profiles are not recorded. */
  async function view(member: Member, id: string): Promise<Candidate> {
    const profile = await findProfile(db, id);
    if (!profile) throw notFound("This candidate");
    const now = clock.now();
    const studentIds = [profile.userId];
    const withContacts = (await unmasked(member, [profile]))(profile.userId);
    const seen = await recordViews({ companyId: member.companyId, studentIds, kind: "opened", withContacts }, now);
    if (withContacts && !seen.has(profile.userId)) throw tooMany(msOfToday(now), CONTACTS_LIMITED);
    return candidateOf(profile, !withContacts, {
      applications: await findOthers(db, member, profile.userId),
      doNotContact: await findContactStop(db, member.companyId, profile.userId),
    });
  }

  return { unmasked, view, recordViews };
}
