import type { searchCandidates } from "@dryrun/domain/candidates/contract";
import { CONTACTS_LIMITED } from "@dryrun/domain/candidates/messages";
import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import type { Output } from "@dryrun/domain/contract/define";
import { totalPagesOf } from "@dryrun/domain/pages";
import { endOfIndianDay, indianDay } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../http/app-error.ts";
import { tooMany } from "../../http/rate-limit.ts";
import type { Clock, ResumePdf } from "../../ports.ts";
import { createLooks } from "../profile/views.ts";
import type { CandidateIndex } from "./index/candidate-index.ts";
import { indexProfiles, lockUnsearched } from "./index-queries.ts";
import { createCandidateSearch } from "./search.ts";
import { createIsVerified, createReadListed, findApplicants, findProfile } from "./search-queries.ts";
import { type Candidate, candidateOf, resultOf } from "./serialize.ts";

export type Verification = "required" | "off";
interface CandidateParts {
  db: Db;
  clock: Clock;
  resumePdf: ResumePdf;
  /** Different candidates whose contact details one employer is sent in a day of India. */
  contactsPerDay: number;
  verification: Verification;
  index: CandidateIndex;
}
export type Candidates = ReturnType<typeof createCandidates>;

/** So many profiles one sweep writes for the search. */
const SWEPT = 200;

/** Until the next day of India. */
const msOfToday = (now: Date) => endOfIndianDay(indianDay(now)).getTime() - now.getTime();

/** Students who agreed to be found, for employers. */
export function createCandidates({ db, clock, resumePdf, contactsPerDay, verification, index }: CandidateParts) {
  const search = createCandidateSearch({ db, clock, index });
  const readListed = createReadListed(db);
  const isVerified = createIsVerified(db);
  const lookAt = createLooks(db, contactsPerDay);

  /** Who reads contact data: a verified employer, and whoever the student has applied to. */
  async function unmasked(
    employerId: string,
    found: readonly { userId: string }[],
  ): Promise<(userId: string) => boolean> {
    if (verification === "off" || (await isVerified(employerId))) return () => true;
    const userIds = found.map(({ userId }) => userId);
    const applicants = await findApplicants(db, employerId, userIds);
    return (userId) => applicants.has(userId);
  }

  /** Each look is recorded where the candidate sees it; one that is masked does not count. */
  async function look(employerId: string, id: string): Promise<Candidate> {
    const profile = await findProfile(db, id);
    if (!profile) throw notFound("This candidate");
    const now = clock.now();
    const studentIds = [profile.userId];
    const withContacts = (await unmasked(employerId, [profile]))(profile.userId);
    const seen = await lookAt({ employerId, studentIds, kind: "opened", withContacts }, now);
    if (withContacts && !seen.has(profile.userId)) throw tooMany(msOfToday(now), CONTACTS_LIMITED);
    return candidateOf(profile, !withContacts);
  }

  return {
    tell: search.tell,
    read: look,

    async search(employerId: string, filter: CandidateFilter): Promise<Output<typeof searchCandidates>> {
      const { ids, total, totalIsCapped } = await search.find(filter);
      const profiles = await readListed(ids);
      const gone = ids.filter((id) => !profiles.some((profile) => profile.id === id));
      if (gone.length > 0) search.leaveOut(gone);
      const isReadable = await unmasked(employerId, profiles);
      const studentIds = profiles.map(({ userId }) => userId).filter(isReadable);
      const seen = await lookAt({ employerId, studentIds, kind: "listed", withContacts: true }, clock.now());
      return {
        results: profiles.map((profile) => resultOf(profile, !seen.has(profile.userId))),
        totalPages: totalPagesOf(total, filter.limit),
        currentPage: filter.page,
        total,
        totalIsCapped,
        contactsLimited: studentIds.some((userId) => !seen.has(userId)),
      };
    },

    async pdf(employerId: string, id: string) {
      const candidate = await look(employerId, id);
      const { fullName, isMasked } = candidate;
      return {
        content: await resumePdf.write(candidate),
        contentType: "application/pdf",
        fileName: isMasked ? "Resume.pdf" : `${fullName} - Resume.pdf`,
      };
    },

    /** Profiles that changed without the search being told, as those from before it was there; whether there may be more. */
    sweep: async (): Promise<boolean> => {
      const rows = await db.transaction(async (tx) => {
        const unsearched = await lockUnsearched(tx, SWEPT);
        if (unsearched.length > 0) await indexProfiles(tx, unsearched);
        return unsearched;
      });
      if (rows.length > 0) search.tell(rows.map(({ id }) => id));
      return rows.length === SWEPT;
    },
  };
}
