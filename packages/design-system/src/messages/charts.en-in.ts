export const chart = {
  asTable: "Show as table",
  date: "Date",
  score: "Score",
  step: "Step",
  count: "Count",
  share: "Share",
};
export const share = (percent: number, whole: string) => `${percent}% of ${whole}`;
export const outOf = (score: number, most: number) => `${score} out of ${most}`;
export const countOf = (count: number, all: number) => `${count} of ${all}`;
