/** The board of a job's applications. */
export const board = {
  open: "Board",
  close: "Table",
  title: "Applications by stage",
  column: (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`),
  boardFailed: "Failed to load the board",
  none: "None",
  more: (count: number) => `Show all ${count}`,
  move: (name: string) => `Move ${name} to`,
  moved: (name: string, stage: string) => `Moved ${name} to ${stage}`,
  failed: "The application was not moved. Try again.",
  notLoaded: "Failed to load this stage",
  loading: (stage: string) => `Loading ${stage}`,
} as const;
