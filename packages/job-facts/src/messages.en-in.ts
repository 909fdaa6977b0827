/** Facts that are not one field of the form; the others have the names of `JOB_LABELS`. */
export const messages = {
  experience: "Experience",
  posted: "Posted",
  openUntil: "Open until",
  noClosing: "No closing date",
  unknown: "–",
} as const;
