import { describe, expect, test } from "@jest/globals";
import { array, number, object, string } from "yup";
import { answerOf } from "./answer.ts";
import { dottedPath, findShapeFaults, ownFields, withoutOversized } from "./parse.ts";
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
])("writes %s as %s", (path, expected) => {
  expect(dottedPath(path)).toBe(expected);
});

test("keeps only own fields, at every depth", () => {
  const input = JSON.parse(
    '{"email":"a","constructor":1,"toString":2,"work":[{"company":"c","hasOwnProperty":3}],"more":4}',
  );
  expect(ownFields(schema, input)).toEqual({ email: "a", work: [{ company: "c" }] });
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
])("finds %j misshapen at %j", (value, fields) => {
  expect(findShapeFaults(schema, value)).toEqual(fields);
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

  test.each([true, false])("contains only fields of its schema (thorough: %s)", (isThorough) => {
    expect(answerOf(answer, right, () => expect(true).toBe(false), isThorough)).toEqual({
      id: "1",
      at: "2026-11-20T00:00:00.000Z",
      state: "open",
      items: [{ title: "t" }],
      more: null,
    });
  });

  test.each([true, false])("of a wrong type is sent as null, and reported (thorough: %s)", (isThorough) => {
    const faults: string[] = [];
    const sent = answerOf(
      answer,
      { ...right, id: { secret: "s" }, items: [{ title: ["s"] }] },
      (fault) => faults.push(...fault.errors),
      isThorough,
    );
    expect(JSON.stringify(sent)).not.toContain('"s"');
    expect(faults.length).toBeGreaterThan(0);
  });

  test.each([true, false])("without a required field is reported (thorough: %s)", (isThorough) => {
    const faults: string[] = [];
    const { id: _, ...rest } = right;
    answerOf(answer, rest, (fault) => faults.push(...fault.errors), isThorough);
    expect(faults).toHaveLength(1);
  });
});

describe("a value above its limit", () => {
  const limited = object({
    name: string().trim().max(5),
    count: number().max(5),
    list: array(object({ text: string().max(3) })).max(2),
    free: string(),
  });

  test.each<[unknown, unknown]>([
    [{ name: "123456789" }, { name: "12345…" }],
    [{ name: "12345 789" }, { name: "12345…" }],
    [{ name: "   12345   " }, { name: "   12345   " }],
    [{ count: "0000000003" }, { count: "0000000003" }],
    [{ list: [{}, {}, {}, { text: "x" }] }, { list: [{}, {}, {}] }],
    [{ list: [{}, { text: "xxxxxxx" }] }, { list: [{}, { text: "xxx…" }] }],
    [{ free: "x".repeat(99) }, { free: "x".repeat(99) }],
    [
      { name: null, list: null },
      { name: null, list: null },
    ],
    [null, null],
  ])("cuts %j to one more than the limit: %j", (value, cut) => {
    expect(withoutOversized(limited, value)).toEqual(cut);
  });

  test("is refused after the cut", () => {
    const result = withoutOversized(limited, { name: "12345 ".repeat(9), list: Array(300_000).fill({}), count: 9 });
    const refused = () => limited.validateSync(result, { abortEarly: false });
    expect(refused).toThrow(
      expect.objectContaining({
        inner: expect.arrayContaining([
          expect.objectContaining({ path: "name", type: "max" }),
          expect.objectContaining({ path: "list", type: "max" }),
          expect.objectContaining({ path: "count", type: "max" }),
        ]),
      }),
    );
  });
});
