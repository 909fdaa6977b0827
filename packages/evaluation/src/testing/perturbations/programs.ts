import { type AnswerKind, type Perturbation, PROGRAMS } from "./perturbation.ts";

const programPerturbation = (
  name: string,
  kinds: readonly AnswerKind[],
  make: (answer: string) => string,
): Perturbation => ({
  name,
  kinds,
  make,
});
const escapeQuotes = (text: string) => text.replace(/"/g, '""').replace(/\s+/g, " ");
const prefixLines = (text: string, prefix: string) =>
  text
    .split("\n")
    .map((line) => prefix + line)
    .join("\n");

/** Changes that put a right program into comments, texts or code that never runs. */
export const programPerturbations: readonly Perturbation[] = [
  programPerturbation("commented out by line", ["sql"], (answer) => prefixLines(answer, "-- ")),
  programPerturbation("commented out as a block", ["sql"], (answer) => `/* ${answer} */`),
  programPerturbation("commented out", ["vba"], (answer) => prefixLines(answer, "' ")),
  programPerturbation("commented out with Rem", ["vba"], (answer) => prefixLines(answer, "Rem ")),
  programPerturbation("commented out in DAX", ["dax"], (answer) => prefixLines(answer, "// ")),
  programPerturbation("a block of DAX commented out", ["dax"], (answer) => `/* ${answer} */`),
  programPerturbation("in a text", ["sheet"], (answer) => `="${escapeQuotes(answer)}"`),
  programPerturbation(
    "selected as a text",
    ["sql"],
    (answer) => `SELECT '${answer.replace(/'/g, "''").replace(/\s+/g, " ")}' AS answer`,
  ),
  programPerturbation(
    "no rows",
    ["sql"],
    (answer) => `SELECT * FROM (${answer.replace(/;\s*$/, "")}) AS t WHERE 1 = 0`,
  ),
  programPerturbation(
    "never called",
    ["vba"],
    (answer) =>
      `Sub Main()\n  If False Then\n${prefixLines(answer.replace(/^(?:Sub|End Sub).*$/gm, ""), "    ")}\n  End If\nEnd Sub`,
  ),
  programPerturbation("printed", ["vba"], (answer) => `Sub Main()\n  Debug.Print "${escapeQuotes(answer)}"\nEnd Sub`),
  programPerturbation(
    "described",
    PROGRAMS,
    (answer) =>
      `I would write it like the usual one, with ${[...new Set(answer.match(/[A-Za-z]{3,}/g) ?? [])].join(", ")}.`,
  ),
];
