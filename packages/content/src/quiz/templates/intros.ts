/** The cleaning that the key needs; `none`: the file as downloaded gives the key. */
export type Cleaning = "none" | "spaces" | "dates" | "all";
/** Returns the sentence or the opening words that say which data a question is about. */
export type Intro = (cleaning: Cleaning) => string;

const SPACES = "after you remove stray spaces";

const cleanedAs = (dates: string): Record<Exclude<Cleaning, "none">, string> => ({
  spaces: SPACES,
  dates: `after you ${dates}`,
  all: `${SPACES} and ${dates}`,
});
const IN_SHEETS = cleanedAs("convert dates stored as text to real dates");
const IN_TABLES = cleanedAs("write all dates as YYYY-MM-DD");

export const sheet: Intro = (cleaning) =>
  cleaning === "none"
    ? "In `dryrun-sales.xlsx` as downloaded (sheet `sales`, data in rows 2 to 2001),"
    : `In \`dryrun-sales.xlsx\` (sheet \`sales\`, data in rows 2 to 2001), ${IN_SHEETS[cleaning]},`;

export const activeSheet: Intro = (cleaning) =>
  cleaning === "none"
    ? "The active sheet is `sales` of `dryrun-sales.xlsx` as downloaded (header in row 1, data in rows 2 to 2001)."
    : `The active sheet is \`sales\` of \`dryrun-sales.xlsx\` (header in row 1, data in rows 2 to 2001), ${IN_SHEETS[cleaning]}.`;

export const model: Intro = (cleaning) =>
  cleaning === "none"
    ? "The dryrun-sales dataset is loaded as downloaded into Power BI, as one table `sales`."
    : `The dryrun-sales dataset is loaded into Power BI, as one table \`sales\`, ${IN_SHEETS[cleaning]}.`;

export const modelWithBlanks: Intro = (cleaning) =>
  cleaning === "none"
    ? "The dryrun-sales dataset is loaded as downloaded into Power BI, as one table `sales` with blank cells as blank."
    : `The dryrun-sales dataset is loaded into Power BI, as one table \`sales\` with blank cells as blank, ${IN_SHEETS[cleaning]}.`;

export const datedModel: Intro = (cleaning) =>
  cleaning === "none"
    ? "The dryrun-sales dataset, loaded as downloaded, is a Power BI table `sales` related to a marked date table by order_date."
    : `The dryrun-sales dataset, loaded ${IN_SHEETS[cleaning]}, is a Power BI table \`sales\` related to a marked date table by order_date.`;

export const table: Intro = (cleaning) =>
  cleaning === "none"
    ? "The dryrun-sales dataset, loaded as downloaded, is a table `sales`."
    : `The dryrun-sales dataset, loaded ${IN_TABLES[cleaning]}, is a table \`sales\`.`;

export const tableWithNulls: Intro = (cleaning) =>
  table(cleaning).replace("`sales`.", "`sales` (blank cells are NULL).");
