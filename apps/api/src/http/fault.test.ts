import { expect, test } from "@jest/globals";
import { faultOf } from "./fault.ts";

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each<[string, unknown, object]>([
  ["something thrown that is no error", "text", { kind: "string" }],
  ["an address", new Error("550 <asha@example.com> unknown"), { reason: "550 <[e-mail]> unknown" }],
  [
    "a statement with its values",
    Object.assign(new Error("Failed query: insert … params: asha"), {
      query: "insert into users",
      params: ["asha"],
      cause: coded('invalid input syntax for type uuid: "Asha Verma"', "22P02"),
    }),
    { reason: "invalid input syntax for type uuid", code: "22P02", statement: "insert into users" },
  ],
  [
    "a lost connection",
    coded("connect ECONNREFUSED", "ECONNREFUSED"),
    { reason: "connect ECONNREFUSED", code: "ECONNREFUSED" },
  ],
])("%s", (_, error, expected) => {
  const fault = faultOf(error);
  expect(fault).toMatchObject(expected);
  expect(JSON.stringify(fault)).not.toMatch(/asha|Asha/);
});
