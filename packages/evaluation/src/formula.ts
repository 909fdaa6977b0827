import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { linear } from "./linear.ts";

const FENCE = linear("```[a-z]*\\s*\\n?([\\s\\S]*?)```");
const MEASURE = linear(String.raw`^[ \t]*[A-Z][\w %]{0,60}:?=\s*[A-Z(][\s\S]*`, { isMultiline: true });
const MACRO = linear(String.raw`\b(?:sub|function)\s+\w+\s*\([\s\S]*\bend\s+(?:sub|function)\b`);

/** The measure or macro in an answer, or null when it is only prose. */
export function codeIn(topic: InterviewQuestion["topic"], text: string): string | null {
  const fenced = FENCE.find(text)?.groups[1]?.trim();
  if (fenced) return fenced;
  if (topic === "power-bi") return MEASURE.find(text)?.groups[0]?.trim() ?? null;
  if (topic === "vba") return MACRO.find(text)?.groups[0] ?? null;
  return null;
}

/** One form for what differs only in spaces, case, separators, `$`, table quotes or the measure's name. */
export function normalFormula(code: string): string {
  const parts = code.replace(/[“”]/g, '"').split(/("[^"]*")/);
  return parts
    .map((part) =>
      part.startsWith('"')
        ? part
        : part
            .toLowerCase()
            .replace(/[\s$']/g, "")
            .replaceAll(";", ","),
    )
    .join("")
    .replace(/^[^="(]{0,60}:?=/, "");
}

/** Whether the answer's formula is a known correct one: the model answer's or a full exemplar's. */
export function isKnownFormula(question: InterviewQuestion, text: string): boolean {
  const code = codeIn(question.topic, text);
  if (code === null) return false;
  const known = [
    question.modelAnswer,
    ...question.rubric.exemplars.filter(({ score }) => score >= 9).map((exemplar) => exemplar.text),
  ];
  const form = normalFormula(code);
  return known.some((right) => {
    const rightCode = codeIn(question.topic, right);
    return rightCode !== null && normalFormula(rightCode) === form;
  });
}
