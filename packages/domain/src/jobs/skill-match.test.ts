import { expect, test } from "@jest/globals";
import { matchSkills, skillsIn, skillsOfJob } from "./skill-match.ts";

test.each<[string, string[], string[]]>([
  ["rich text", ["", "<p>SQL and <b>Power BI</b></p>"], ["SQL", "Power BI"]],
  ["nothing named", ["<p>You bring patience.</p>"], []],
  ["whole words only", ["MySQL; excellent manners; dashing"], ["MySQL"]],
  ["another way to write it", ["PowerBI and pivot table work"], ["Power BI", "Pivot tables"]],
  ["each once, over all texts", ["SQL", "<ul><li>SQL</li></ul>", "sql."], ["SQL"]],
  ["words of two texts do not join", ["We have power", "BI comes later"], []],
  ["signs within a name", ["A/B testing, Excel/VBA"], ["Excel", "VBA", "A/B testing"]],
  [
    "tags within a word join it, blocks do not",
    ["", "<ul><li>Power</li><li>Query</li></ul><p>d<b>b</b>t</p>"],
    ["Power Query", "dbt"],
  ],
])("finds the skills of a job: %s", (_, [title = "", description = "", requirements = ""], skills) => {
  expect(skillsOfJob({ title, description, requirements })).toEqual(skills);
});

test("recognises a listed skill within a longer text, and leaves other skills out", () => {
  expect(skillsIn(["Advanced Excel (macros)", "Kannada", "R", "power bi", "Data Models"])).toEqual([
    "Excel",
    "Power BI",
    "Data modelling",
  ]);
  expect(skillsIn(["x ".repeat(50_000), "power ".repeat(50_000)])).toEqual([]);
});

test("splits a job's skills into known and missing ones", () => {
  expect(matchSkills(["SQL", "Excel", "VBA"], ["VBA", "SQL", "Tableau"])).toEqual({
    known: ["SQL", "VBA"],
    missing: ["Excel"],
  });
  expect(matchSkills([], ["SQL"])).toEqual({ known: [], missing: [] });
  expect(matchSkills(["SQL"], ["Tableau"])).toEqual({ known: [], missing: ["SQL"] });
});

test("gives neither known nor missing skills for a person who has not named any", () => {
  expect(matchSkills(["SQL", "Excel", "VBA"], [])).toEqual({ known: [], missing: [] });
});
