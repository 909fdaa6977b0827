import type { Db } from "../../../db/client.ts";
import type { Member } from "../../../records/company/members.ts";
import { wordsOf } from "../../../records/word-queries.ts";
import { correctionOf } from "../../../search/correct.ts";
import type { EmployerFilter } from "./filter-queries.ts";
import { findNameWords, hasName } from "./list-queries.ts";

/** Replaces a name that nobody has by the search's correction, from the names of the employer's candidates. */
export async function withMeantName<F extends Partial<EmployerFilter>>(
  db: Db,
  member: Member,
  filter: F,
  now: Date,
): Promise<F> {
  const { name } = filter;
  if (!name || (await hasName(db, member, name, now))) return filter;
  const knownNameWords = await findNameWords(db, member);
  const meant = wordsOf(name.toLowerCase()).map((word) =>
    isPart(word, knownNameWords) ? word : correctionOf(word, knownNameWords),
  );
  return { ...filter, name: meant.join(" ") };
}

const isPart = (word: string, known: readonly { word: string }[]) => known.some((one) => one.word.includes(word));
