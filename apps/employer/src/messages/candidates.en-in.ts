import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/rules";
import { formatNumber } from "@dryrun/domain/text";

/** The search for candidates. */
export const candidates = {
  title: "Search Candidates",
  filters: "Candidate filters",
  search: "Search",
  hint: "Choose skills or other criteria, then search. Without filters you see everyone who agreed to be found.",
  hintTitle: "Search for candidates",
  fields: {
    skills: "Skills",
    skillsHint: "All must match. Small typos are corrected.",
    minExperience: "Minimum experience",
    company: "Company",
    education: "Education",
    summary: "Words in the summary",
    updatedWithin: "Updated within",
    maxExpectedCTC: "Maximum expected CTC",
  },
  skillNouns: ["skill", "skills"] as [string, string],
  years: "years",
  unreadPay: "Enter an amount, such as 7.6 lakh or 7,60,000.",
  anyTime: "Any time",
  days: (days: number) => `${days} days`,
  chips: {
    minExperience: (years: string) => `${years}+ years`,
    company: (words: string) => `Company: ${words}`,
    education: (words: string) => `Education: ${words}`,
    summary: (words: string) => `Summary: ${words}`,
    updatedWithin: (days: string) => `Updated within ${days} days`,
    maxExpectedCTC: (pay: string) => `Up to ${pay}`,
  },
  count: (total: number, isCapped: boolean) =>
    `${formatNumber(total)}${isCapped ? "+" : ""} ${total === 1 ? "candidate" : "candidates"}`,
  loading: "Loading candidates",
  failed: "Failed to load candidates",
  masked: "Names and contact details are hidden until your company is verified.",
  limited: `You have seen the contact details of ${CONTACTS_PER_DAY} candidates today. Other candidates are shown without contact details until midnight.`,
  work: (position: string, company: string) => `${position}, ${company}`,
  noSummary: "No summary.",
  found: "Candidates",
  columns: {
    name: "Candidate",
    email: "Email",
    phone: "Phone",
    experience: "Experience",
    ctc: "Expected CTC",
    skills: "Skills",
    updated: "Updated",
    education: "Education",
  },
  blank: "–",
  saved: {
    everybody: "Everybody",
    unnamed: "Saved search",
    onDevice: (count: number) =>
      count === 1 ? "1 saved search is on this device only." : `${count} saved searches are on this device only.`,
    move: "Move to your account",
    moved: "Saved searches moved to your account",
    failed: "The saved searches were not moved. Try again.",
    forget: "Delete",
  },
} as const;

/** One candidate. */
export const candidate = {
  back: "Back to the results",
  loading: "Loading the candidate",
  failed: "Failed to load the candidate",
  gone: "This candidate is no longer available.",
  limited: "You have reached today's limit",
  about: (experience: string, updated: string) => `${experience}, updated ${updated}`,
  download: "Download PDF",
  downloading: "Creating the PDF...",
  fileName: (name: string) => `${name.replace(/[^\p{L}\p{N} ]/gu, "").trim() || "candidate"}.pdf`,
  invite: "Invite to a job",
  choose: "Choose a job",
  go: "Invite",
  noJobs: "You have no open job to invite this candidate to.",
} as const;
