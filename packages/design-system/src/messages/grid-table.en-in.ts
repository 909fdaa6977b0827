export const marked = { differs: " (differs)", changed: " (changed)" };
export const noRows = "No rows.";
export const more = (count: number) => (count === 1 ? "and 1 more row" : `and ${count} more rows`);
