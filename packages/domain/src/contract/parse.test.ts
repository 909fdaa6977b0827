import { describe, expect, test } from "@jest/globals";
import { array, number, object, string } from "yup";
import { answerOf } from "./answer.ts";
import { dotted, misshapen, oversized, ownFields } from "./parse.ts";
import { choice, isoDate, list, nullableObject, text } from "./wire.ts";

const schema = object({
  email: string().trim().lowercase(),
  work: array(object({ company: string() })),
  age: number(),
});

test.each([
  ["workExperience[0].company", "workExperience.0.company"],
  ["a[1][2].b", "a.1.2.b"],
  ["plain", "plain"],
])("%s is written %s", (path, expected) => {
  expect(dotted(path)).toBe(expected);
});

test("only own fields are kept, at every depth", () => {
  const given = JSON.parse(
    '{"email":"a","constructor":1,"toString":2,"work":[{"company":"c","hasOwnProperty":3}],"more":4}',
  );
  expect(ownFields(schema, given)).toEqual({ email: "a", work: [{ company: "c" }] });
});

test.each<[unknown, string[]]>([
  [{ email: {} }, ["email"]],
  [{ email: [] }, ["email"]],
  [{ age: { toString: 1 } }, ["age"]],
  [{ work: {} }, ["work"]],
  [{ work: [[]] }, ["work.0"]],
  [{ work: [{ company: {} }] }, ["work.0.company"]],
  [[], [""]],
  [{ work: '[{"constructor":1}]' }, ["work"]],
  [{ work: ['{"constructor":1}'] }, ["work.0"]],
  [{ work: "[draft], comma text" }, []],
  ["{}", [""]],
  [{ email: "a", work: [{ company: "c" }], age: "7" }, []],
  [null, []],
])("%j is misshapen at %j", (value, fields) => {
  expect(misshapen(schema, value)).toEqual(fields);
});

describe("an answer", () => {
  const answer = object({
    id: text(),
    at: isoDate(),
    state: choice(["open"]),
    items: list(object({ title: text() })),
    more: nullableObject({ a: text() }),
  });
  const right = {
    id: "1",
    at: new Date("2026-11-20T00:00:00Z"),
    state: "open",
    items: [{ title: "t", secret: "s" }],
    more: null,
    passwordHash: "x",
  };

  test("carries what its schema names and nothing else", () => {
    expect(answerOf(answer, right, () => expect(true).toBe(false))).toEqual({
      id: "1",
      at: "2026-11-20T00:00:00.000Z",
      state: "open",
      items: [{ title: "t" }],
      more: null,
    });
  });

  test("of a wrong type goes out as null, and the mismatch is reported", () => {
    const faults: string[] = [];
    const sent = answerOf(answer, { ...right, id: { secret: "s" }, items: [{ title: ["s"] }] }, (fault) =>
      faults.push(...fault.errors),
    );
    expect(JSON.stringify(sent)).not.toContain('"s"');
    expect(faults.length).toBeGreaterThan(0);
  });
});

describe("what is larger than its own limit", () => {
  const limited = object({
    name: string().trim().max(5, "Five at most."),
    count: number().max(5),
    list: array(object({ text: string().max(3) })).max(2, "Two at most."),
  });

  test.each<[unknown, string[]]>([
    [{ name: "x".repeat(6) }, ["name"]],
    [{ name: `   ${"x".repeat(5)}   ` }, []],
    [{ count: "0000000003" }, []],
    [{ list: [{}, {}, { text: "xxxx" }] }, ["list"]],
    [{ list: [{}, { text: "xxxx" }] }, ["list.1.text"]],
    [{ name: null, list: null, other: "x".repeat(99) }, []],
  ])("%j is refused at %j", (value, fields) => {
    expect(oversized(limited, value).map(({ field }) => field)).toEqual(fields);
  });

  test("a list beyond its limit costs nothing for each item, and says what the schema says", () => {
    const value = { list: Array.from({ length: 300_000 }, () => ({})) };
    const started = performance.now();
    expect(oversized(limited, value)).toEqual([{ field: "list", message: "Two at most." }]);
    expect(performance.now() - started).toBeLessThan(100);
  });
});
