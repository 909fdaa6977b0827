import { describe, expect, test } from "@jest/globals";
import { queriesIn } from "./find-queries.ts";

const programsIn = (answer: string) => queriesIn(answer).map(({ program }) => program);

describe("a query that is found in an answer", () => {
  test.each([
    [
      "is found among prose",
      "I select the rows like this:\nSELECT a FROM b\nThis gives the names.",
      ["SELECT a FROM b"],
    ],
    ["ends at a full stop", "SELECT a FROM b WHERE c > 2.5. It is sorted later", ["SELECT a FROM b WHERE c > 2.5"]],
    ["ends at a semicolon", "SELECT a\n\nFROM b; thanks", ["SELECT a\n\nFROM b"]],
    ["does not end at a semicolon by mistake", "SELECT a FROM b; WHERE c = 1", ["SELECT a FROM b; WHERE c = 1"]],
    ["ends before the word that leads to the next one", "SELECT a FROM b or\nSELECT a FROM b", ["SELECT a FROM b"]],
    ["ends at a label", "SELECT a FROM b\nExplanation: all of them", ["SELECT a FROM b"]],
    ["ends with its fence", "```sql\nSELECT a FROM b\n```\nselect c from d", ["SELECT a FROM b"]],
    ["may be in a fence that is not closed", "```sql\nselect 1", ["select 1"]],
    ["keeps its blank lines", "select a\n\nfrom b\n\nwhere c = 1", ["select a\n\nfrom b\n\nwhere c = 1"]],
    [
      "is the last one",
      "SELECT a FROM b\nSorry, that was wrong.\nSELECT c FROM d",
      ["SELECT c FROM d", "SELECT a FROM b"],
    ],
    [
      "is the last fence",
      "```\nselect a from b\n```\nbetter\n```\nselect c from d\n```",
      ["select c from d\n", "select a from b\n"].map((query) => query.trim()),
    ],
    [
      "is not a part that is explained",
      "SELECT a FROM (SELECT a FROM b) x;\nHere SELECT a FROM b gives all.",
      ["SELECT a FROM (SELECT a FROM b) x"],
    ],
    [
      "is preferred on a separate line to one in a sentence",
      "SELECT a FROM b;\nYou could also write select c from d",
      ["SELECT a FROM b"],
    ],
    [
      "keeps its branches together",
      "select a from b union all select c from d",
      ["select a from b union all select c from d"],
    ],
    ["keeps its WITH", "with x as (select 1 as n)\nselect n from x", ["with x as (select 1 as n)\nselect n from x"]],
    ["is not in comments", "-- SELECT old FROM b\n/* SELECT older FROM b */ SELECT a FROM b", ["SELECT a FROM b"]],
    ["is not in texts", "SELECT 'select x from y' AS t FROM b", ["SELECT 'select x from y' AS t FROM b"]],
    ["is not prose", "I would select the names from the customers with a join.", []],
    [
      "survives apostrophes",
      "I don't group here, it's simple: SELECT a FROM b WHERE c = 'x'",
      ["SELECT a FROM b WHERE c = 'x'"],
    ],
    ["survives a word processor", "SELECT\u00a0a FROM b WHERE c = \u2018x\u2019", ["SELECT a FROM b WHERE c = 'x'"]],
    ["may be in backticks", "Use `SELECT a FROM b` for this", ["SELECT a FROM b"]],
    ["keeps names in backticks", "SELECT `a` FROM `b`", ["SELECT `a` FROM `b`"]],
    [
      "keeps a slip",
      "SELECT a, b AS total FORM orders o WHERE a = 1",
      ["SELECT a, b AS total FORM orders o WHERE a = 1"],
    ],
    ["keeps WITH TIES together", "SELECT TOP 2 WITH TIES a FROM b", ["SELECT TOP 2 WITH TIES a FROM b"]],
  ])("%s", (_, answer, programs) => {
    expect(programsIn(answer)).toEqual(programs);
    for (const { quote } of queriesIn(answer)) expect(answer.slice(quote.start, quote.end)).toBe(quote.text);
  });
});
