import { expect, test } from "@jest/globals";
import { matchSkills } from "./skill-match.ts";

test.each<[string, string[], string[], string[], string[]]>([
  ["named and known", ["<p>SQL and <b>Power BI</b></p>"], ["sql"], ["SQL"], ["Power BI"]],
  ["nothing named", ["<p>You bring patience.</p>"], ["SQL"], [], []],
  ["nothing in the profile", ["Excel, VBA"], [], [], ["Excel", "VBA"]],
  ["whole words only", ["MySQL; excellent manners; dashing"], ["SQL", "Excel"], [], ["MySQL"]],
  ["a profile that says more", ["Excel"], ["Advanced Excel (macros)"], ["Excel"], []],
  [
    "another way to write it",
    ["PowerBI and pivot table work"],
    ["Power BI", "Pivot Tables"],
    ["Power BI", "Pivot tables"],
    [],
  ],
  ["each once, over all texts", ["SQL", "<ul><li>SQL</li></ul>", "sql."], ["SQL"], ["SQL"], []],
  ["words of two texts do not join", ["We have power", "BI comes later"], ["Power BI"], [], []],
  ["a skill that no list has", ["Six Sigma and Kannada"], ["Kannada", "Chess"], ["Kannada"], []],
  ["one letter is no skill", ["Our R&D team"], ["R"], [], []],
  ["signs that belong to a name", ["C++ and C#"], ["C++", "C"], ["C++"], []],
])("%s", (_, texts, skills, known, missing) => {
  expect(matchSkills(texts, skills)).toEqual({ known, missing });
});
