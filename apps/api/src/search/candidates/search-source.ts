import type { Db } from "../../db/client.ts";
import type { IndexedRow } from "../memory/memory-index.ts";
import type { SearchSource } from "../source.ts";
import { type CandidateRow, findCandidateRows, findCandidatesAfter } from "./source-queries.ts";
import { KIND } from "./terms.ts";

/** Reads the rows of `candidate_search` by the profile's last change. A rare skill is not corrected to a frequent one. */
export const createCandidateSource = (db: Db): SearchSource => ({
  what: "candidates",
  numbers: ["experience", "expectedCTC"],
  correctedKinds: [KIND.skill, KIND.company, KIND.education],
  timesAsOften: Number.POSITIVE_INFINITY,
  slice: async (after, most) => (await findCandidatesAfter(db, after, most)).map(rowOf),
  read: async (ids) => (await findCandidateRows(db, ids)).map(rowOf),
});

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));

const rowOf = ({ id, at, experience, expectedCTC, terms, words }: CandidateRow): IndexedRow => ({
  id,
  at: Number(at),
  // Without an expected pay a candidate is outside of every limit.
  numbers: [experience, expectedCTC > 0 ? expectedCTC : Number.POSITIVE_INFINITY],
  terms: [...linesOf(terms), ...linesOf(words).map((word) => `${KIND.summary}:${word}`)],
});
