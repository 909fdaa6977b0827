/** Candidates compared side by side. */
export const compare = {
  title: "Compare candidates",
  about: "Click a score to see the answers.",
  tooFew: "Choose two to five applications to compare.",
  criteria: "Criteria met",
  met: (met: number, all: number) => `${met} of ${all}`,
  noInterview: "No interview yet.",
  degree: (degree: string, institution: string) => `${degree}, ${institution}`,
  act: "Compare",
} as const;
