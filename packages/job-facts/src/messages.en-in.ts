/** Facts that are not one field of the form (the others have the names of `JOB_LABELS`), and the company. */
export const messages = {
  experience: "Experience",
  posted: "Posted",
  openUntil: "Open until",
  noClosing: "No closing date",
  unknown: "–",
  aboutCompany: (name: string) => `About ${name || "the company"}`,
  logoOf: (name: string) => (name ? `Logo of ${name}` : "Logo of the company"),
} as const;
