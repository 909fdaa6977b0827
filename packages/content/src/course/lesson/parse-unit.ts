import { listOf, textOf } from "../blocks/block.ts";
import { splitFile } from "./front-matter.ts";
import { blockHtml } from "./markdown.ts";

/** The content of `unit.md`. */
export interface ParsedUnit {
  title: string;
  tool: string;
  /** What the unit teaches, for the syllabus. */
  about: string;
  /** One task of the unit, for the syllabus. */
  task: string;
  /** The lines of the one-page summary. */
  summary: string[];
  /** Ids of interview questions: the exercises, and the questions of the test. */
  exercises: string[];
  test: string[];
  /** "What interviewers ask about this". */
  interview: string;
}

const KEYS = ["title", "tool", "about", "task", "summary", "exercises", "test"];

/** Reads the description of a unit. Throws a LessonFault that tells the author what to mend. */
export function parseUnit(text: string): ParsedUnit {
  const { values, body } = splitFile(text, KEYS);
  return {
    title: textOf(values, "title"),
    tool: textOf(values, "tool"),
    about: textOf(values, "about"),
    task: textOf(values, "task"),
    summary: listOf<string>(values, "summary"),
    exercises: listOf<string>(values, "exercises"),
    test: listOf<string>(values, "test"),
    interview: blockHtml(body),
  };
}
