/** The files that the quiz's dataset questions are about, as the server offers them and the page announces them. */
export const DATASET_FILES = [
  { name: "dryrun-sales.csv", kind: "CSV", bytes: 260_798 },
  { name: "dryrun-sales.xlsx", kind: "Excel", bytes: 162_323 },
] as const;
