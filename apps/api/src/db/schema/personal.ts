import { type BuildColumns, type BuildExtraConfigColumns, getTableName } from "drizzle-orm";
import {
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
} from "drizzle-orm/pg-core";

// Each column says beside its type whether it is personal, and what the download, the deletion of the account and
// retention do with it (db/personal-data.ts). An undeclared column does not compile.

/** How a personal column is handled: in the file of `GET /account/export`, and deleted with the account, unless a reason says why not. */
export interface Personal {
  notDownloaded?: string;
  notDeleted?: string;
}
/** False: not personal by itself. */
export type Handling = Personal | false;

/** A column, and how it is handled. */
export interface Declared<B extends PgColumnBuilderBase> {
  column: B;
  handling: Handling;
}

/** Declares a column as personal. Tests search for its contents in the download, and everywhere after the deletion. */
export const personal = <B extends PgColumnBuilderBase>(column: B, but: Personal = {}): Declared<B> => ({
  column,
  handling: but,
});

/** Declares that a column says nothing about a person by itself. */
export const impersonal = <B extends PgColumnBuilderBase>(column: B): Declared<B> => ({ column, handling: false });

export interface DescribedTable {
  name: string;
  table: PgTable;
  /** How long a row is kept, apart from the account's deletion: a name of `domain/account/retention.ts`, or in words. */
  kept: string;
  columns: Readonly<Record<string, Handling>>;
}
/** Every table whose file was loaded. */
export const describedTables: DescribedTable[] = [];

type Columns = Record<string, PgColumnBuilderBase>;
type Built<N extends string, C extends Columns> = PgTableWithColumns<{
  name: N;
  schema: undefined;
  columns: BuildColumns<N, C, "pg">;
  dialect: "pg";
}>;
type Extra<N extends string, C extends Columns> = (
  self: BuildExtraConfigColumns<N, C, "pg">,
) => PgTableExtraConfigValue[];

type DeclaredColumns = Record<string, Declared<PgColumnBuilderBase>>;
type Builders<D extends DeclaredColumns> = { [K in keyof D]: D[K]["column"] };

function describe<T extends PgTable>(table: T, kept: string, columns: DescribedTable["columns"]): T {
  describedTables.push({ name: getTableName(table), table, kept, columns });
  return table;
}
const mapValues = <V, R>(columns: Readonly<Record<string, V>>, to: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(columns).map(([key, value]) => [key, to(value)]));

/** Creates a table in which each column is declared as personal or not. */
export function personalTable<N extends string, D extends DeclaredColumns>(
  name: N,
  kept: string,
  declared: D,
  extra?: Extra<N, Builders<D>>,
): Built<N, Builders<D>> {
  const builders = mapValues(declared, ({ column }) => column) as Builders<D>;
  return describe(
    pgTable(name, builders, extra),
    kept,
    mapValues(declared, ({ handling }) => handling),
  );
}

/** Creates a table without personal columns. */
export const impersonalTable = <N extends string, C extends Columns>(
  name: N,
  kept: string,
  columns: C,
  extra?: Extra<N, C>,
): Built<N, C> =>
  describe(
    pgTable(name, columns, extra),
    kept,
    mapValues(columns, () => false as const),
  );

// Reasons and periods of several columns.
export const LAW = "the law asks for payments and invoices for eight years";
export const PUBLIC = "public words of a company, which the applications to the job refer to";
export const SECRET = "a secret";
export const HELD = "a decision that the employer may still take back";
export const OWN_NOTES = "the employer's own notes";
export const EMPLOYERS_LINE = "the employer's line: status, dates, score";
export const WRITTEN_FOR_COMPANY = "what the person wrote for the company, which keeps it without the person";
export const ACCOUNT_ID = "the account's id";
export const OUR_ID = "one of our ids";
export const WITH_ACCOUNT = "with the account";
