import { type Dialect as DialectName, dialectsOf } from "@dryrun/engines/sql/dialects";
import { withPostgresNames } from "@dryrun/engines/sql/to-postgres";
import { sqlTokens } from "@dryrun/engines/sql/tokens";
import type { SqlEngines, SqlReading } from "@dryrun/evaluation/sql/engines";
import type { Dialect } from "@polyglot-sql/sdk";
import type { Postgres } from "./postgres.ts";

/** Longer queries are not transpiled. */
const MOST_LETTERS = 4_000;
/**
 * Functions that wait, change settings or files, or produce much from little; PostgreSQL's own functions all begin
 * with `pg_` or `lo_`.
 */
const REFUSED = new Set(
  `generate_series repeat lpad rpad set_config current_setting query_to_xml table_to_xml database_to_xml cursor_to_xml
  schema_to_xml recursive array_fill dblink copy nextval setval into`.split(/\s+/),
);

/** Waits for an engine to start, without charging the time to the answer. */
export type WhileStarting = <T>(start: () => Promise<T>) => Promise<T>;

type Transpile = (statement: string, from: DialectName) => string | null;

interface Opinion {
  postgres: Postgres;
  transpile: Transpile;
}

async function startedOpinion(): Promise<Opinion> {
  const [{ openPostgres }, sdk] = await Promise.all([import("./postgres.ts"), import("@polyglot-sql/sdk")]);
  await sdk.init();
  return {
    postgres: await openPostgres(),
    transpile(statement, from) {
      try {
        const { success, sql } = sdk.transpile(statement, from as Dialect, sdk.Dialect.PostgreSQL);
        return success && sql?.length === 1 ? (sql[0] ?? null) : null;
      } catch {
        return null; // a trap within WebAssembly
      }
    },
  };
}

function isRefused(statement: string): boolean {
  const words = sqlTokens(statement).map(({ text }) => text.toLowerCase().replaceAll('"', ""));
  const isQuery = ["select", "with", "values", "("].includes(words[0] ?? "");
  return !isQuery || words.some((word) => REFUSED.has(word) || /^(?:pg|lo)_/.test(word));
}

/**
 * Runs a query in PostgreSQL: as written, and transpiled from the databases that it may be written for, with dates as
 * dates and as texts. The engines are large, so they start at the first question, within `whileStarting`.
 */
export function secondOpinion(whileStarting: WhileStarting): NonNullable<SqlEngines["otherReadings"]> {
  let started: Promise<Opinion> | undefined;
  return async (program, sample) => {
    const plain = withPostgresNames(program);
    if (plain === null || plain.length > MOST_LETTERS || isRefused(plain)) return [];
    started ??= whileStarting(startedOpinion).catch((error: unknown) => {
      started = undefined; // the next answer starts them again
      throw error;
    });
    const { postgres, transpile } = await started;
    const statements = new Set(dialectsOf(program).map((dialect) => transpile(plain, dialect) ?? plain));
    return [...statements].slice(0, 2).flatMap((statement) =>
      isRefused(statement)
        ? []
        : [true, false].map(
            (hasDates): SqlReading =>
              (data) =>
                postgres.run(statement, data, { sample, hasDates }),
          ),
    );
  };
}
