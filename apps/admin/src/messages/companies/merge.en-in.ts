import { nameOf } from "./companies.en-in.ts";

interface Named {
  name: string;
}

/** Merging two companies that are one. */
export const merge = {
  title: (company: Named) => `Merge ${nameOf(company)}`,
  back: "Back to the company",
  about: "Choose the company that stays. This one ends, and its people and jobs move to the other.",
  find: "Which company stays?",
  searchLabel: "Search by name, website or person",
  none: "No other company matches.",
  choose: "Choose",
  chooseOf: (name: string) => `Choose ${name}`,
  other: "Choose another company",
  loading: "Counting what would move",
  failed: "The preview could not be loaded",
  previewOf: (company: Named) => `Into ${nameOf(company)}`,
  moves: {
    people: "People",
    jobs: "Jobs",
    applications: "Applications",
    invitations: "Invited candidates",
    teamInvitations: "Invitations to the team",
    profileViews: "Looks at profiles",
    templates: "Texts of mails",
  },
  stays: (company: Named, isVerified: boolean) =>
    `The name, website, logo and texts of ${nameOf(company)} stay, and it stays ${isVerified ? "verified" : "not verified"}. People keep their roles: owners stay owners. Who sees all jobs sees those of both.`,
  final: "This cannot be undone.",
  confirm: (words: string) => `Type “${words}” to confirm`,
  mismatch: "Type these words exactly to confirm.",
  submit: "Merge companies",
  pending: "Merging...",
  failedToMerge: "The companies could not be merged. Please try again.",
} as const;
