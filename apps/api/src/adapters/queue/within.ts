import { createHash } from "node:crypto";
import type { ConstructorOptions } from "pg-boss";
import type { Db } from "../../db/client.ts";

type BossDatabase = NonNullable<ConstructorOptions["db"]>;

const names = new Map<string, string>();

/** A statement keeps its name for a connection; pg-boss has a few for each queue, and their values are parameters. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `boss_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Jobs that are committed with this transaction. The database plans the long statement of pg-boss once for a connection. */
export const within = (tx: Db): BossDatabase => ({
  async executeSql(text, values = []) {
    const query = tx._.session.prepareQuery({ sql: text, params: values }, undefined, nameOf(text), false);
    const { rows } = (await query.execute()) as { rows: unknown[] };
    return { rows };
  },
});
