export const title = "Sample data";
export const asText = "As text";
export const asTable = "As table";
export const insert = (name: string) => `Insert ${name}`;
export const row = (at: number) => `Row ${at}:`;
export const countOf = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
export const marked = { differs: " (differs)", changed: " (changed)" };
export const noRows = "No rows.";
export const more = (count: number) => (count === 1 ? "and 1 more row" : `and ${count} more rows`);
