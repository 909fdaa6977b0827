import { plainText } from "../rich-text/plain-text.ts";

export const CANDIDATES_PER_PAGE = 10;
/** A higher `limit` is reduced to this one. */
export const MAX_CANDIDATES_PER_PAGE = 25;
/** Page sizes of our table. */
export const CANDIDATE_PAGE_SIZES = [CANDIDATES_PER_PAGE, MAX_CANDIDATES_PER_PAGE] as const;
/** Characters of the summary that a result shows. */
const SUMMARY_PREVIEW = 200;
/** Choices of "updated within", in days. */
export const UPDATED_WITHIN_DAYS = [7, 14, 30] as const;
/** The minimum completion, in percent, of profiles that can be found, if their owner agreed. */
const FINDABLE_FROM_PERCENT = 50;
/**
 * Different candidates whose contact details one employer receives per day in India, through the search, the
 * candidate's page and the PDF.
 */
export const CONTACTS_PER_DAY = 200;

/** A search that finds fewer candidates suggests other words. */
export const SUGGEST_BELOW = 20;
export const MAX_SUGGESTIONS = 3;
/** The filters whose words can be replaced in suggestions. */
export const SUGGESTED_FILTERS = ["skills", "company", "education"] as const;

/** Whether recruiters may find a profile: its owner agreed, and it is at least half complete. */
export const isFindable = (profile: { completion: number; visibleToRecruiters: boolean }) =>
  profile.visibleToRecruiters && profile.completion >= FINDABLE_FROM_PERCENT;

export interface Contact {
  fullName: string;
  email: string;
  phone: string;
}
const hidden = (word: string) => `${[...word][0] ?? ""}***`;

/** Replaces masked contact details. */
export const maskedContact = ({ fullName, phone }: Contact): Contact => ({
  fullName: fullName.trim().split(/\s+/).map(hidden).join(" "),
  email: "***@***",
  phone: `********${phone.slice(-2)}`,
});

/** Returns the first characters of a summary without markup; an ellipsis, included in the length, marks a cut. */
export function summaryPreview(html: string): string {
  const all = [...plainText(html)];
  return all.length <= SUMMARY_PREVIEW
    ? all.join("")
    : `${all
        .slice(0, SUMMARY_PREVIEW - 1)
        .join("")
        .trimEnd()}…`;
}
