import { MAX_SEATS } from "../../company/team/limits.ts";
import { countOf } from "../../text.ts";
import type { MergeRefusal } from "./limits.ts";

export const COMPANY_VERIFIED = "Company verified";
export const COMPANY_UNVERIFIED = "Verification withdrawn";
export const COMPANIES_MERGED = "Companies merged";
export const WITHOUT_NAME = "a company without a name";
export const SAME_COMPANY = "Choose another company.";
export const NOT_CONFIRMED = "Type these words exactly to confirm.";
export const REFUSED_MERGES: Readonly<Record<MergeRefusal, string>> = {
  BLOCKED: "One of these companies is blocked. Unblock one of its owners first.",
  SEATS: `Together they would have more than ${MAX_SEATS} people.`,
};

/** The audit text of two merged companies. */
export const mergedText = (from: string, into: string, moved: { people: number; jobs: number }, reason: string) =>
  `${from || WITHOUT_NAME} into ${into || WITHOUT_NAME}: ${countOf(moved.people, "person", "people")}, ${countOf(moved.jobs, "job")}. ${reason}`;
