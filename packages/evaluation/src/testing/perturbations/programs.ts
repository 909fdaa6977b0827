import { type AnswerKind, type Perturbation, PROGRAMS } from "./perturbation.ts";

const program = (name: string, kinds: readonly AnswerKind[], make: (answer: string) => string): Perturbation => ({
  name,
  kinds,
  make,
});
const quoted = (text: string) => text.replace(/"/g, '""').replace(/\s+/g, " ");
const lines = (text: string, mark: string) =>
  text
    .split("\n")
    .map((line) => mark + line)
    .join("\n");

/** Programs that hold a right one and do not do what it does. */
export const programPerturbations: readonly Perturbation[] = [
  program("commented out by line", ["sql"], (a) => lines(a, "-- ")),
  program("commented out as a block", ["sql"], (a) => `/* ${a} */`),
  program("commented out", ["vba"], (a) => lines(a, "' ")),
  program("commented out with Rem", ["vba"], (a) => lines(a, "Rem ")),
  program("commented out in DAX", ["dax"], (a) => lines(a, "// ")),
  program("a block of DAX commented out", ["dax"], (a) => `/* ${a} */`),
  program("in a text", ["sheet"], (a) => `="${quoted(a)}"`),
  program("selected as a text", ["sql"], (a) => `SELECT '${a.replace(/'/g, "''").replace(/\s+/g, " ")}' AS answer`),
  program("no rows", ["sql"], (a) => `SELECT * FROM (${a.replace(/;\s*$/, "")}) AS t WHERE 1 = 0`),
  program(
    "never called",
    ["vba"],
    (a) => `Sub Main()\n  If False Then\n${lines(a.replace(/^(?:Sub|End Sub).*$/gm, ""), "    ")}\n  End If\nEnd Sub`,
  ),
  program("printed", ["vba"], (a) => `Sub Main()\n  Debug.Print "${quoted(a)}"\nEnd Sub`),
  program(
    "described",
    PROGRAMS,
    (a) => `I would write it like the usual one, with ${[...new Set(a.match(/[A-Za-z]{3,}/g) ?? [])].join(", ")}.`,
  ),
];
