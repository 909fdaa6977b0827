/** The sales workbook in the page of a question about it. */
export const workbook = {
  open: "Work with the data here",
  about:
    "This question is about the sales workbook. Use your download, or open it here: as a sheet, or to run code on it.",
  aboutSheet:
    "No laptop? Open the workbook here as a sheet: sort, filter, total and pivot it. It works offline once it is open.",
  asSheet: "Sheet",
  asCode: "Formula, query or macro",
  name: "The sales workbook",
  loading: "Loading the sales workbook",
  failed: "The sales workbook could not be loaded.",
  retry: "Try again",
  cleaning: "The data",
  spaces: "Remove stray spaces",
  dates: "Convert dates stored as text to real dates",
  language: "Write",
  languages: { sheet: "An Excel formula", sql: "A SQL query", dax: "A DAX measure", vba: "A VBA macro" },
  hints: {
    sheet: "The formula is put into cell S1 of the sheet sales.",
    sql: "The table is sales. Blank cells are NULL.",
    dax: "The table is sales. Date is the marked date table. No slicer is set here: add each slicer's filter to CALCULATE.",
    vba: "The active sheet is sales. Show a value with MsgBox.",
  },
  code: "Your formula or query",
  rows: "Show the first rows",
  firstRows: "First rows of sales",
} as const;
