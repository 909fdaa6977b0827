import { describe, expect, it } from "@jest/globals";
import { boolean, number, object, type Schema, string } from "yup";
import { jobList } from "../jobs/contract.ts";
import { answerOf } from "./answer.ts";
import { pickOf, UNSURE } from "./whitelist.ts";
import { isoDate, list, nullableObject, nullableText, text } from "./wire.ts";

const row = object({
  name: text(),
  note: nullableText(),
  at: isoDate(),
  score: number().defined(),
  isOpen: boolean().defined(),
  tags: list(text()),
  owner: nullableObject({ id: text() }),
});
const right = {
  name: "A",
  note: null,
  at: "2026-11-20T00:00:00.000Z",
  score: 0.5,
  isOpen: false,
  tags: ["x"],
  owner: { id: "1" },
};

describe("the quick whitelist", () => {
  it("drops fields that the schema does not have, at each depth", () => {
    const secret = { ...right, passwordHash: "x", owner: { id: "1", email: "a@b.c" } };
    expect(pickOf(list(row))([secret])).toEqual([right]);
  });

  it.each<[string, unknown]>([
    ["a wrong type", { ...right, name: 7 }],
    ["a missing field", { ...right, score: undefined }],
    ["null where none is allowed", { ...right, tags: null }],
    ["not a number", { ...right, score: Number.NaN }],
    ["a Date", { ...right, at: new Date(0) }],
    ["a wrong type inside a list", { ...right, tags: ["x", 1] }],
    ["a text for an object", { ...right, owner: "1" }],
    ["a list for a row", [right]],
  ])("leaves %s to the schema", (_, value) => {
    expect(pickOf(row)(value)).toBe(UNSURE);
  });

  it("returns UNSURE for a schema that transforms its input", () => {
    const changed = object({ a: string().defined() }).transform(() => ({ a: "other" }));
    expect(pickOf(object({ changed }))({ changed: { a: "x" } })).toBe(UNSURE);
  });

  it("returns the same as the schema", () => {
    const answer = { ...right, at: new Date(0), extra: 1 };
    for (const value of [right, { ...right, extra: 1 }, answer]) {
      expect(answerOf(row as Schema, value, fail, false)).toEqual(row.cast(value, { stripUnknown: true }));
    }
  });

  it("handles the answer of the job list", () => {
    const facets = { location: [{ value: "Pune", count: 2 }], jobType: [], skills: [{ value: "SQL", count: null }] };
    const pages = { jobs: [], totalPages: 1, currentPage: 1, total: 0, totalIsCapped: false, payNotStated: null };
    const answer = { ...pages, corrected: [], facets, looser: [{ filter: "title", value: "", total: 3 }] };
    expect(pickOf(jobList.response)(answer)).toEqual(answer);
  });
});

function fail(): never {
  throw new Error("a mismatch");
}
