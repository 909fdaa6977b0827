import { RANGE_MEMBERS } from "../model/range.ts";
import { EDITS } from "./edits.ts";
import { LISTS } from "./lists.ts";
import { LOOKS } from "./looks.ts";
import { PLACES } from "./places.ts";
import { SEARCH } from "./search.ts";
import { VALUES } from "./values.ts";

/** Adds the members of Range. They are separate from the class, because many of them create ranges. */
export function fillRange() {
  if (RANGE_MEMBERS.size > 0) return;
  for (const members of [VALUES, PLACES, EDITS, SEARCH, LISTS, LOOKS])
    for (const [name, member] of members) RANGE_MEMBERS.set(name, member);
}
