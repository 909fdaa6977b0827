import { RANGE_MEMBERS } from "../model/range.ts";
import { EDITS } from "./edits.ts";
import { LISTS } from "./lists.ts";
import { LOOKS } from "./looks.ts";
import { PLACES } from "./places.ts";
import { SEARCH } from "./search.ts";
import { VALUES } from "./values.ts";

/** Gives Range its members. They are apart from the class, because many of them make ranges. */
export function fillRange() {
  if (RANGE_MEMBERS.size > 0) return;
  for (const members of [VALUES, PLACES, EDITS, SEARCH, LISTS, LOOKS])
    for (const [name, member] of members) RANGE_MEMBERS.set(name, member);
}
