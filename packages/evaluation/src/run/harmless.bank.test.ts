import { interviewQuestions } from "@dryrun/content/interview/load";
import { sampleOf } from "@dryrun/content/testing/sample";
import { SEED } from "@dryrun/engines/testing/seed";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { gradeMeasure } from "../dax/grader.ts";
import { gradeMacro } from "../vba/grader.ts";

const runs = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  if (exec?.kind !== "dax" && exec?.kind !== "vba") return [];
  const score = (text: string) =>
    (exec.kind === "dax" ? gradeMeasure(question, exec, text) : gradeMacro(question, exec, text)).score;
  return [{ id: question.id, kind: exec.kind, programs: [exec.reference, ...exec.mutants.slice(0, 3)], score }];
});

/** Changes the parts of a program outside of quoted texts. */
const changeOutsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/("[^"\n]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");

const asMeasure = (program: string) => `Answer = ${program}`;
const CHANGES: Record<"dax" | "vba", ((program: string, text: string) => string)[]> = {
  dax: [
    (program, text) => `// ${text}\n${asMeasure(program)}`,
    (program, text) => `${asMeasure(program)} // ${text}`,
    (program) => `\`\`\`dax\n${asMeasure(program)}\n\`\`\``,
    (program) =>
      asMeasure(changeOutsideQuotes(program, (part) => part.replaceAll(",", " ,\n   ").replaceAll("(", "( "))),
    (program) => asMeasure(changeOutsideQuotes(program, (part) => part.toLowerCase())),
    (program) => asMeasure(program).replaceAll('"', "”"),
  ],
  vba: [
    (program, text) => `' ${text}\n${program}`,
    (program, text) => program.replace(/\n/, ` ' ${text}\n`),
    (program) => `\`\`\`vba\n${program}\n\`\`\``,
    (program) => program.replace(/^ +/gm, "\t\t").replace(/\n/g, "\r\n"),
    (program) => changeOutsideQuotes(program, (part) => part.toUpperCase()),
    (program) => program.replace(/\n/g, "\n\n"),
  ],
};

const words = fc.array(fc.constantFrom("sum", "end sub", "delete", "ALL(", "yellow", "=", "it's", "Date"), {
  maxLength: 8,
});

describe.each(sampleOf(runs, ({ kind }) => kind))("$id", ({ kind, programs, score }) => {
  it("has the same score with other spaces, case, comments and quotes", () => {
    const originalScores = programs.map((program) => score(kind === "dax" ? asMeasure(program) : program));
    fc.assert(
      fc.property(fc.nat(programs.length - 1), fc.constantFrom(...CHANGES[kind]), words, (at, change, text) => {
        const program = programs[at] ?? "";
        expect(score(change(program, text.join(" ")))).toBe(originalScores[at]);
      }),
      { numRuns: 12, seed: SEED },
    );
  });
});
