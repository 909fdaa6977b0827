import { plainText } from "../rich-text/plain-text.ts";
import { FINDABLE_FROM_PERCENT, SUMMARY_PREVIEW } from "./limits.ts";

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
