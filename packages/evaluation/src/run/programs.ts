import type { Exec } from "@dryrun/content/interview/question";
import type { Span } from "../criteria/ways.ts";
import { measuresIn } from "../dax/find-measures.ts";
import { formulasIn } from "../sheet/answer/find-formulas.ts";
import { queriesIn } from "../sql/answer/find-queries.ts";
import { codeOf } from "../vba/clean-module.ts";
import { proceduresIn } from "../vba/find-modules.ts";

/** Finds the programs of an answer, in order. */
export function programsIn(kind: Exec["kind"], answer: string): Span[] {
  const programs = FINDERS[kind](answer).map(({ start, end }) => ({ start, end }));
  return programs.toSorted((a, b) => a.start - b.start);
}

const FINDERS: Record<Exec["kind"], (answer: string) => readonly Span[]> = {
  sql: (answer) => queriesIn(answer).map(({ quote }) => quote),
  sheet: (answer) => formulasIn(answer).map(({ quote }) => quote),
  dax: measuresIn,
  vba: (answer) => proceduresIn(codeOf(answer)),
};
