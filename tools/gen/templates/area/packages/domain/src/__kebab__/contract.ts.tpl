import { object } from "yup";
import { defineContract } from "../contract/define.ts";
import { text } from "../contract/wire.ts";

/** What this area answers; the pages, the server and the tests are made from it. */
export const read{{pascal}} = defineContract({
  method: "GET",
  path: "/{{kebab}}",
  access: "{{caller}}",
  status: 200,
  response: object({ message: text() }),
});
