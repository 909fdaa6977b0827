import type { searchCandidates } from "@dryrun/domain/candidates/contract";
import type { CandidateFilter } from "@dryrun/domain/candidates/schema";
import type { Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import type { Documents } from "../../ports.ts";
import type { Member } from "../../records/company/members.ts";
import type { TakePdfTurn } from "../../records/turns.ts";
import { findCandidates } from "../../search/candidates/find-candidates.ts";
import { indexProfiles, lockUnsearched } from "../../search/candidates/index-queries.ts";
import type { Search } from "../../search/search.ts";
import { prepareReadListed } from "./queries.ts";
import { resultOf } from "./serialize.ts";
import { createViewing, type ViewingDeps } from "./viewing.ts";

interface CandidateDeps extends ViewingDeps {
  documents: Pick<Documents, "resume">;
  takePdfTurn: TakePdfTurn;
  index: Search;
}
export type Candidates = ReturnType<typeof createCandidates>;

/** The number of profiles that one sweep indexes. */
const SWEPT = 200;

/** Serves students who agreed to be found to employers. */
export function createCandidates(deps: CandidateDeps) {
  const { db, clock, documents, takePdfTurn, index } = deps;
  const readListed = prepareReadListed(db);
  const { findAccess, view, recordViews } = createViewing(deps);

  return {
    read: view,

    async search(member: Member, filter: CandidateFilter): Promise<Output<typeof searchCandidates>> {
      const { ids, total, totalIsCapped, corrected, didYouMean } = await findCandidates(index, filter);
      const profiles = await readListed(ids);
      const userIds = profiles.map(({ userId }) => userId);
      const { known, isReadable } = await findAccess(member, userIds);
      const studentIds = userIds.filter(isReadable);
      const viewed = { viewer: member, studentIds, kind: "listed", withContacts: true } as const;
      const seen = await recordViews(viewed, clock.now());
      return {
        results: profiles.map((profile) => resultOf(profile, !seen.has(profile.userId), known.get(profile.userId))),
        ...pagingOf(total, filter),
        totalIsCapped,
        corrected,
        didYouMean,
        contactsLimited: studentIds.some((userId) => !seen.has(userId)),
      };
    },

    async pdf(member: Member, id: string) {
      const turn = await takePdfTurn(member.userId);
      const candidate = await view(member, id);
      const { fullName, isMasked } = candidate;
      return {
        content: await documents.resume(candidate, turn),
        contentType: "application/pdf",
        fileName: isMasked ? "Resume.pdf" : `${fullName} - Resume.pdf`,
      };
    },

    sweep: () => indexUnsearched(deps),
  };
}

/** Indexes profiles that are not yet indexed; returns whether there may be more. */
async function indexUnsearched({ db, index }: Pick<CandidateDeps, "db" | "index">): Promise<boolean> {
  const rows = await db.transaction(async (tx) => {
    const unsearched = await lockUnsearched(tx, SWEPT);
    if (unsearched.length > 0) await indexProfiles(tx, unsearched);
    return unsearched;
  });
  if (rows.length > 0) await index.catchUp();
  return rows.length === SWEPT;
}
