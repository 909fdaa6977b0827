import { countOf } from "@dryrun/domain/text";

/** The company's list of rejection reasons. */
export const reasons = {
  title: "Rejection reasons",
  about: "Your team can choose one of these when it rejects an application, and change its words.",
  ofOwners: "Only owners change these reasons.",
  change: (reasons: number) => `Read and change ${countOf(reasons, "reason")}`,
  loading: "Loading the reasons",
  notLoaded: "The reasons could not be loaded",
  noun: "Reason",
  text: "Reason",
  isShared: "Candidates read it",
  isSharedHint: "Otherwise only your team does. The person who decides can change this each time.",
  shared: "Candidates read it.",
  private: "Only your team reads it.",
  save: "Save reasons",
  saving: "Saving...",
  notSaved: "The reasons were not saved. Try again.",
  unsaved: "Your changes to the rejection reasons are not saved.",
} as const;
