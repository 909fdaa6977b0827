import { createHash } from "node:crypto";
import type { ConstructorOptions } from "pg-boss";
import type { Db } from "../../db/client.ts";

type BossDatabase = NonNullable<ConstructorOptions["db"]>;

const names = new Map<string, string>();

/** Names a prepared statement; a connection keeps it. pg-boss has a few for each queue, and their values are parameters. */
function nameOf(text: string): string {
  const knownName = names.get(text);
  if (knownName) return knownName;
  const name = `boss_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Adds jobs within this transaction. A connection plans the long statement of pg-boss only once. */
export const databaseOf = (tx: Db): BossDatabase => ({
  async executeSql(text, values = []) {
    const query = tx._.session.prepareQuery({ sql: text, params: values }, undefined, nameOf(text), false);
    const { rows } = (await query.execute()) as { rows: unknown[] };
    return { rows };
  },
});
