import type { Output } from "@dryrun/domain/contract/define";
import type { read{{pascal}} } from "@dryrun/domain/{{kebab}}/contract";
import type { Db } from "../../db/client.ts";
import type { Clock } from "../../ports.ts";
import { readTime } from "./queries.ts";

export type {{pascal}} = ReturnType<typeof create{{pascal}}>;

/** Applies the rules, and owns the transactions. */
export function create{{pascal}}({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async read(): Promise<Output<typeof read{{pascal}}>> {
      return { message: `${await readTime(db)} ${clock.now().toISOString()}` };
    },
  };
}
