/** Words in the results of runs. */
export const words = {
  total: "Total",
  blank: "(Blank)",
  measure: "Measure",
  returned: "Returned",
  unexpected: "an unexpected error",
  /** A result of a macro other than changed cells. */
  message: (text: string) => `Message: ${text}`,
  debug: (text: string) => `Debug.Print: ${text}`,
  saved: (path: string) => `Saved: ${path}`,
  exported: (path: string) => `Exported: ${path}`,
  printed: "Printed.",
} as const;
