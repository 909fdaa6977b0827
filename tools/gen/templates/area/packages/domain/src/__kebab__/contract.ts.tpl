import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { text } from "../contract/wire.ts";
import * as calls from "./calls.ts";

/** The calls of this area, for the pages, the server and the tests. */
export const read{{pascal}} = defineContract({
  ...calls.read{{pascal}},
  status: 200,
  response: object({ message: text() }),
});
