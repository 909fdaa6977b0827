import { toCsv } from "@dryrun/csv/csv";

type Cells = readonly (string | number | null)[];

/** Writes batches of rows as one CSV file while they are read. */
export async function* csvOf(batches: AsyncIterable<readonly Cells[]>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const csv = toCsv(rows);
    yield Buffer.from(isFirst ? csv : csv.slice(1)); // only the first batch keeps the byte order mark
    isFirst = false;
  }
}
