import { object } from "yup";
import { searchWords } from "../../fields.ts";
import { FIND_FROM } from "./limits.ts";
import { TYPE_MORE } from "./messages.ts";

export const findSchema = object({ q: searchWords("Search").min(FIND_FROM, TYPE_MORE).required(TYPE_MORE) });
