import type { Db } from "../../db/client.ts";
import { FAR_RARER } from "../correct.ts";
import type { IndexedRow } from "../memory/memory-index.ts";
import type { SearchSource } from "../source.ts";
import { KIND } from "../tokens.ts";
import { findListings, findListingsAfter, type ListingRow } from "./source-queries.ts";
import { stepTermsOf } from "./step-terms.ts";

/** Reads the rows of `job_search` by the time of posting. */
export const createJobSource = (db: Db): SearchSource => ({
  what: "jobs",
  numbers: ["openUntil", "pay", "experience"],
  correctedKinds: [KIND.title, KIND.location],
  timesAsOften: FAR_RARER,
  slice: async (after, most) => (await findListingsAfter(db, after, most)).map(rowOf),
  read: async (ids) => (await findListings(db, ids)).map(rowOf),
});

const rowOf = ({ id, at, openUntil, pay, experience, terms }: ListingRow): IndexedRow => ({
  id,
  at: Number(at),
  // A job that does not mention experience requires none.
  numbers: [openUntil === null ? Number.POSITIVE_INFINITY : Number(openUntil), pay ?? 0, experience ?? 0],
  terms: [...terms.split("\n"), ...stepTermsOf(pay, experience ?? 0)],
});
