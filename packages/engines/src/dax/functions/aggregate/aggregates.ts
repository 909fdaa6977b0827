import type { Functions } from "../../context/call.ts";
import { COLUMN_AGGREGATES } from "./columns.ts";
import { COUNTS } from "./counts.ts";
import { ITERATORS } from "./iterators.ts";
import { RANKS } from "./rank.ts";

export const AGGREGATES: Functions = { ...COLUMN_AGGREGATES, ...COUNTS, ...ITERATORS, ...RANKS };
