import type { Db } from "../../db/client.ts";
import type { IndexedRow } from "../memory/memory-index.ts";
import type { SearchSource } from "../source.ts";
import { KIND } from "../tokens.ts";
import { findListings, findListingsAfter, type ListingRow } from "./source-queries.ts";

/** The rows of `job_search`, by the time at which the job was posted. */
export const createJobSource = (db: Db): SearchSource => ({
  what: "jobs",
  numbers: ["openUntil"],
  correctedKinds: [KIND.title, KIND.location],
  replacesRare: true,
  slice: async (after, most) => (await findListingsAfter(db, after, most)).map(rowOf),
  read: async (ids) => (await findListings(db, ids)).map(rowOf),
});

const rowOf = ({ id, at, openUntil, terms }: ListingRow): IndexedRow => ({
  id,
  at: Number(at),
  numbers: [openUntil === null ? Number.POSITIVE_INFINITY : Number(openUntil)],
  terms: terms.split(" "),
});
