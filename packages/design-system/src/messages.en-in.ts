// The words of the components themselves; what they show comes from their callers. Imported whole, `import * as words`: a page
// carries only the words that it uses.
export const optional = "(optional)";
export const error = "Error:";
export const close = "Close";
export const remove = "Remove";
export const tryAgain = "Try again";
export const reference = "Reference";
export const actions = "Actions";
export const copy = "Copy";
export const copied = "Copied";
export const linkCopied = "Link copied";
export const theme = { light: "Light theme", dark: "Dark theme" };
export const chart = {
  asTable: "Show as table",
  date: "Date",
  score: "Score",
  step: "Step",
  count: "Count",
  share: "Share",
};
export const share = (percent: number, whole = "the step before") => `${percent}% of ${whole}`;
export const outOf = (score: number, most: number) => `${score} out of ${most}`;
export const countOf = (count: number, all: number) => `${count} of ${all}`;
export const score = (score: number, grade: string) => `Score ${score} out of 10, ${grade}`;
export const steps = {
  label: "Steps",
  done: "done",
  of: (step: number, all: number, name: string) => `Step ${step} of ${all}: ${name}`,
};
export const cue = {
  states: { saved: "answered", open: "not answered", locked: "not opened" },
  summary: (saved: number, all: number) => `${saved} of ${all} answered`,
} as const;
export const clock = { left: "Time left", hidden: "Time hidden", lastMinute: "1 min" };
export const file = {
  choose: "Choose file",
  unreadable: "The file could not be read. Choose it again.",
  one: "Choose one file only.",
  kind: (kind: string | undefined) => `Choose a file of this kind: ${kind}.`,
  tooLarge: (size: string, most: string) => `The file has ${size}. It may have ${most} at most.`,
  tooLong: (rows: number, most: number) => `The file has ${rows} rows. It may have ${most} at most.`,
} as const;
export const list = {
  add: (noun: string) => `Add ${noun.toLowerCase()}`,
  entry: (noun: string, at: number, all: number) => `${noun} ${at} of ${all}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
} as const;
export const date = { day: "Day", month: "Month", year: "Year", dayFormat: "DD", yearFormat: "YYYY" };
export const password = { show: "Show", what: "password" };
export const phone = "10-digit phone number";
export const pages = {
  label: "Pages",
  previous: "Prev",
  next: "Next",
  of: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
export const filters = {
  label: "Filters",
  show: "Show Filters",
  hide: "Hide Filters",
  apply: "Apply Filters",
  reset: "Reset",
};
export const removeTag = (tag: string) => `Remove ${tag}`;
export const suggestions = "Suggestions";
export const beingEvaluated = "Being evaluated";
export const price = { label: "Price", was: (before: string) => `was ${before}, now ` };
export const accountOf = (name: string) => `Account of ${name}`;
export const ok = "OK";
export const cancel = "Cancel";
export const activeFilters = "Active filters";
export const tags = {
  added: (tags: string, count: string) => `${tags} added, ${count}`,
  removed: (tag: string | undefined, count: string) => `${tag} removed, ${count}`,
  present: (tags: string) => `${tags} is already there`,
  full: (count: string) => `No more than ${count}`,
} as const;
export const wordmark = "dryrun";
export const total = "Total";
export const sampleData = {
  title: "Sample data",
  asText: "As text",
  asTable: "As table",
  insert: (name: string) => `Insert ${name}`,
  row: (at: number) => `Row ${at}:`,
  countOf: (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`,
} as const;
