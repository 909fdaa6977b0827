import type { Cell, SampleData, Table } from "@dryrun/content/interview/question";
import { PGlite } from "@electric-sql/pglite";

export interface PostgresRunner {
  /** The rows of a statement on this data; columns without values have the type that they have in `sample`. */
  rows(sample: SampleData, data: SampleData, statement: string): Promise<Cell[][]>;
  close(): Promise<void>;
}

/** Runs the bank's own queries on PostgreSQL, only for tests. */
export function postgresRunner(): PostgresRunner {
  const database = new PGlite(); // its first query waits until it is ready
  return {
    async rows(sample, data, statement) {
      for (const table of data.tables) await load(database, table, sample);
      const { rows } = await database.query<unknown[]>(statement, [], { rowMode: "array" });
      return rows.map((row) => row.map((cell) => (typeof cell === "bigint" ? Number(cell) : (cell as Cell))));
    },
    close: () => database.close(),
  };
}

async function load(database: PGlite, { name, columns, rows }: Table, sample: SampleData): Promise<void> {
  const shown = sample.tables.find((table) => table.name === name)?.rows ?? [];
  const typed = columns.map((column, at) => `${column} ${typeOf([...shown, ...rows].map((row) => row[at] ?? null))}`);
  await database.exec(`DROP TABLE IF EXISTS ${name}; CREATE TABLE ${name} (${typed.join(", ")})`);
  const holes = columns.map((_, at) => `$${at + 1}`).join(", ");
  for (const row of rows) await database.query(`INSERT INTO ${name} VALUES (${holes})`, row);
}

function typeOf(cells: Cell[]): string {
  if (cells.some((cell) => typeof cell === "string")) return "TEXT";
  return cells.every((cell) => cell === null || Number.isInteger(cell)) ? "INTEGER" : "DOUBLE PRECISION";
}
