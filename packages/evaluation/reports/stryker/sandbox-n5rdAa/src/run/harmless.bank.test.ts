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

/** Changes letters outside of texts in quotes. */
const outsideTexts = (text: string, change: (part: string) => string): string =>
  text
    .split(/("[^"\n]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");

const dax = (program: string) => `Answer = ${program}`;
const CHANGES: Record<"dax" | "vba", ((program: string, text: string) => string)[]> = {
  dax: [
    (program, text) => `// ${text}\n${dax(program)}`,
    (program, text) => `${dax(program)} // ${text}`,
    (program) => `\`\`\`dax\n${dax(program)}\n\`\`\``,
    (program) => dax(outsideTexts(program, (part) => part.replaceAll(",", " ,\n   ").replaceAll("(", "( "))),
    (program) => dax(outsideTexts(program, (part) => part.toLowerCase())),
    (program) => dax(program).replaceAll('"', "”"),
  ],
  vba: [
    (program, text) => `' ${text}\n${program}`,
    (program, text) => program.replace(/\n/, ` ' ${text}\n`),
    (program) => `\`\`\`vba\n${program}\n\`\`\``,
    (program) => program.replace(/^ +/gm, "\t\t").replace(/\n/g, "\r\n"),
    (program) => outsideTexts(program, (part) => part.toUpperCase()),
    (program) => program.replace(/\n/g, "\n\n"),
  ],
};

const words = fc.array(fc.constantFrom("sum", "end sub", "delete", "ALL(", "yellow", "=", "it's", "Date"), {
  maxLength: 8,
});

describe.each(sampleOf(runs, ({ kind }) => kind))("$id", ({ kind, programs, score }) => {
  it("keeps its score with other spaces, case, comments and marks", () => {
    const plain = programs.map((program) => score(kind === "dax" ? dax(program) : program));
    fc.assert(
      fc.property(fc.nat(programs.length - 1), fc.constantFrom(...CHANGES[kind]), words, (at, change, text) => {
        const program = programs[at] ?? "";
        expect(score(change(program, text.join(" ")))).toBe(plain[at]);
      }),
      { numRuns: 12, seed: SEED },
    );
  });
});
