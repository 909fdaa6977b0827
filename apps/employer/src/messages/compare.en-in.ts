/** Candidates side by side. */
export const compare = {
  title: "Compare candidates",
  about: "Each number leads to the answers behind it.",
  tooFew: "Choose two to five applications to compare.",
  criteria: "Criteria met",
  met: (met: number, all: number) => `${met} of ${all}`,
  degree: (degree: string, institution: string) => `${degree}, ${institution}`,
  act: "Compare",
} as const;
