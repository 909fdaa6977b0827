import type { Cell, SampleData, Table } from "@dryrun/content/interview/question";
import { PGlite } from "@electric-sql/pglite";

export interface PostgresRunner {
  /** Returns the rows of a statement on this data. Columns without values get their type from `sample`. */
  rows(sample: SampleData, data: SampleData, statement: string): Promise<Cell[][]>;
  close(): Promise<void>;
}

/** Creates a runner for the bank's queries on PostgreSQL, only for tests. */
export function postgresRunner(): PostgresRunner {
  const database = new PGlite(); // the first query waits until the database is ready
  return {
    async rows(sample, data, statement) {
      for (const table of data.tables) await loadTable(database, table, sample);
      const { rows } = await database.query<unknown[]>(statement, [], { rowMode: "array" });
      return rows.map((row) => row.map((cell) => (typeof cell === "bigint" ? Number(cell) : (cell as Cell))));
    },
    close: () => database.close(),
  };
}

async function loadTable(database: PGlite, { name, columns, rows }: Table, sample: SampleData): Promise<void> {
  const sampleRows = sample.tables.find((table) => table.name === name)?.rows ?? [];
  const columnDefinitions = columns.map(
    (column, index) => `${column} ${typeOf([...sampleRows, ...rows].map((row) => row[index] ?? null))}`,
  );
  await database.exec(`DROP TABLE IF EXISTS ${name}; CREATE TABLE ${name} (${columnDefinitions.join(", ")})`);
  const placeholders = columns.map((_, index) => `$${index + 1}`).join(", ");
  for (const row of rows) await database.query(`INSERT INTO ${name} VALUES (${placeholders})`, row);
}

function typeOf(cells: Cell[]): string {
  if (cells.some((cell) => typeof cell === "string")) return "TEXT";
  return cells.every((cell) => cell === null || Number.isInteger(cell)) ? "INTEGER" : "DOUBLE PRECISION";
}
