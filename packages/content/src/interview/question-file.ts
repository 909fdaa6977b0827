import { LineCounter, parseDocument } from "yaml";
import { ValidationError } from "yup";
import { parseJsonFile } from "../format-json.ts";
import type { InterviewQuestion } from "./question.ts";
import { questionSchema } from "./question-schema.ts";
import { type Fault, findFaults } from "./testing/find-faults.ts";
import { valueFaults } from "./testing/value-faults.ts";

/** Returns the faults of a question's file as `file:line: field: fault`. */
export function findFileFaults(file: string, text: string): string[] {
  let question: unknown;
  try {
    question = parseJsonFile(file, text);
  } catch (error) {
    return [(error as Error).message];
  }
  const formFaults = findFormFaults(question);
  const faults =
    formFaults.length > 0
      ? formFaults
      : [...findFaults(question as InterviewQuestion), ...valueFaults(question as InterviewQuestion)];
  return faults.map(({ field, fault }) => `${file}:${findLine(text, field)}: ${field ? `${field}: ` : ""}${fault}`);
}

function findFormFaults(question: unknown): Fault[] {
  try {
    questionSchema.validateSync(question, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return errors.map(({ path = "", message }) => ({ field: path, fault: message.replace(`${path} `, "") }));
  }
}

/** Returns the line of a field such as `rubric.points[2].weight`, or of the innermost parent that exists. */
function findLine(text: string, field: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines }); // JSON is YAML
  const path = field.split(/[.[\]]+/).filter(Boolean);
  while (path.length > 0 && !document.hasIn(path)) path.pop();
  const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
  return lines.linePos(node?.range?.[0] ?? 0).line;
}
