import type { Functions } from "../../context/call.ts";
import { GROUPS } from "./group.ts";
import { JOINS } from "./joins.ts";
import { LITERALS } from "./literals.ts";
import { LOOKUPS } from "./lookups.ts";
import { RELATED } from "./related.ts";
import { SETS } from "./sets.ts";
import { SHAPES } from "./shapes.ts";
import { SUMMARIES } from "./summarize-columns.ts";
import { TOP } from "./top.ts";

export const TABLES: Functions = {
  ...GROUPS,
  ...JOINS,
  ...LITERALS,
  ...LOOKUPS,
  ...RELATED,
  ...SETS,
  ...SHAPES,
  ...SUMMARIES,
  ...TOP,
};
