const RUN_ABOUT: Record<"sql" | "vba", string> = {
  sql: "On the sample data",
  vba: "On a copy of the sample workbook",
};

/** Running an answer on the data of its question. */
export const run = {
  title: "Run your answer",
  run: "Run",
  running: "Running…",
  about: (kind: "sql" | "vba") => RUN_ABOUT[kind],
  /** `by`: the columns of the visual, if it has any. */
  inVisual: (by: readonly string[]) => (by.length === 0 ? "In a card" : `In a visual by ${by.join(", ")}`),
  inCell: (sheet: string, address: string) => `In cell ${address} of sheet ${sheet}`,
  result: "Result",
  resultOf: (name: string) => `Result: ${name}`,
  /** An empty cell of a query's rows. */
  null: "NULL",
  nothing: "It ran and changed nothing.",
  error: "Error:",
  errorAt: (line: number) => `Line ${line}:`,
  stopped: "Stopped after 2 seconds. Is there an endless loop?",
  unreachable: "Run could not be loaded. Check your connection and try again. You can answer without it.",
  unsupported: (what: string) => `This cannot be run here: ${what}. It may still be right.`,
} as const;
