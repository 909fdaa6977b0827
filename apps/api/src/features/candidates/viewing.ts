import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import { endOfIndianDay, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { PersonLimit } from "../../http/limits/person-limits.ts";
import { tooMany } from "../../http/limits/rate-limit.ts";
import type { Clock } from "../../ports.ts";
import { findContactStop } from "../../records/company/contact-stops.ts";
import type { Member } from "../../records/company/members.ts";
import { findOthers } from "../../records/company/other-applications.ts";
import { createIsVerified, findProfile, type Known, prepareFindKnown } from "./queries.ts";
import { type Candidate, candidateOf } from "./serialize.ts";
import { createViews } from "./views.ts";

export type Verification = "required" | "off";
export interface ViewingDeps {
  db: Db;
  clock: Clock;
  /** The number of different candidates whose contact details one company may receive per day in India. */
  contactsPerDay: number;
  ownContacts: Pick<PersonLimit, "takeUpTo" | "giveBack">;
  verification: Verification;
}

interface Access {
  known: ReadonlyMap<string, Known>;
  isReadable: (userId: string) => boolean;
}

/** Milliseconds until the next day in India. */
const msOfToday = (now: Date) => endOfIndianDay(indianDay(now)).getTime() - now.getTime();

/** Controls access to contact details, and records it. */
export function createViewing({ db, clock, contactsPerDay, ownContacts, verification }: ViewingDeps) {
  const isVerified = createIsVerified(db);
  const findKnown = prepareFindKnown(db);
  const recordViews = createViews(db, contactsPerDay, ownContacts);

  /**
   * Returns what the company knows about these students, and whose contact details it may see: everyone's if it is
   * verified, otherwise only those of its applicants.
   */
  async function findAccess(member: Member, studentIds: readonly string[]): Promise<Access> {
    const isOpen = verification === "off" || isVerified(member.companyId);
    const [isUnmasked, known] = await Promise.all([isOpen, findKnown({ member, studentIds })]);
    return { known, isReadable: (userId) => isUnmasked || known.get(userId)?.isApplicant === true };
  }

  /** Records a view for the candidate; views of masked profiles are not recorded. */
  async function view(member: Member, id: string): Promise<Candidate> {
    const profile = await findProfile(db, id);
    if (!profile) throw notFound("This candidate");
    const now = clock.now();
    const studentIds = [profile.userId];
    const { isReadable } = await findAccess(member, studentIds);
    const withContacts = isReadable(profile.userId);
    const seen = await recordViews({ viewer: member, studentIds, kind: "opened", withContacts }, now);
    if (withContacts && !seen.has(profile.userId)) throw tooMany(msOfToday(now), CONTACTS_LIMITED);
    return candidateOf(profile, !withContacts, {
      applications: await findOthers(db, member, profile.userId),
      doNotContact: await findContactStop(db, member.companyId, profile.userId),
    });
  }

  return { findAccess, view, recordViews };
}
