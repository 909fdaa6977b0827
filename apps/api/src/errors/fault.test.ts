import { expect, test } from "@jest/globals";
import { faultOf, faultText } from "./fault.ts";

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each<[string, unknown, object]>([
  ["something thrown that is no error", "text", { kind: "string" }],
  ["an object that is no error", { name: "Asha" }, { kind: "object" }],
  ["a fault of PGlite's file system", { name: "ErrnoError", errno: 51 }, { kind: "ErrnoError", code: "51" }],
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

test.each<[string, unknown, string]>([
  [
    "a mail server's refusal",
    new Error("550 5.1.1 <asha@example.com>:\n  no such user, see https://mail.example/asha or call 9876501234"),
    "550 5.1.1 <[e-mail]>: no such user, see [url] or call [number]",
  ],
  ["a statement", Object.assign(new Error("Failed query: … params: asha"), { query: "insert" }), "a statement failed"],
  ["what was kept of one", "no answer from asha@example.com", "no answer from [e-mail]"],
  ["something thrown that is no error", null, "object"],
  ["a long one", new Error("x".repeat(1000)), "x".repeat(200)],
])("logs %s in one line without personal data", (_, error, said) => {
  expect(faultText(error)).toBe(said);
});
