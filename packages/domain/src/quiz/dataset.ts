/** The files for the quiz's dataset questions, which the server offers and the page announces. */
export const DATASET_FILES = [
  { name: "dryrun-sales.csv", kind: "CSV", bytes: 260_798 },
  { name: "dryrun-sales.xlsx", kind: "Excel", bytes: 162_323 },
] as const;
