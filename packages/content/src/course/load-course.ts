import { readdirSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { listOf, textOf } from "./blocks/block.ts";
import { courseFolder } from "./data/tables.ts";
import { splitFile } from "./lesson/front-matter.ts";
import { blockHtml } from "./lesson/markdown.ts";
import { type ParsedLesson, parseLesson } from "./lesson/parse-lesson.ts";

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
  /** Ids of further questions, from which another try at the test is drawn. */
  retakes: string[];
  /** "What interviewers ask about this". */
  interview: string;
}

const KEYS = ["title", "tool", "about", "task", "summary", "exercises", "test", "retakes"];

/** Reads the description of a unit. Throws a LessonFault that tells the author what to mend. */
function parseUnit(text: string): ParsedUnit {
  const { values, body } = splitFile(text, KEYS);
  return {
    title: textOf(values, "title"),
    tool: textOf(values, "tool"),
    about: textOf(values, "about"),
    task: textOf(values, "task"),
    summary: listOf<string>(values, "summary"),
    exercises: listOf<string>(values, "exercises"),
    test: listOf<string>(values, "test"),
    retakes: listOf<string>(values, "retakes"),
    interview: blockHtml(body),
  };
}

export interface CourseLesson extends ParsedLesson {
  /** The name of its file without the number; progress is stored by it. */
  id: string;
  /** Its place in the unit, from 1. */
  number: number;
}

export interface CourseUnit extends ParsedUnit {
  /** The name of its folder without the number. */
  id: string;
  number: number;
  lessons: CourseLesson[];
}

const NUMBERED = /^(\d+)-([a-z0-9-]+?)(\.md)?$/;

/** The numbered entries of a folder in their order: `01-clean-data`, `2-types.md`. */
function numbered(folder: URL): { entry: string; number: number; id: string }[] {
  return readdirSync(folder)
    .flatMap((entry) => {
      const [, number, id] = NUMBERED.exec(entry) ?? [];
      return number !== undefined && id !== undefined ? [{ entry, number: Number(number), id }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

/** The files of the units, as paths below the course's folder. */
export const lessonFiles = (): string[] =>
  numbered(courseFolder).flatMap(({ entry: unit }) =>
    numbered(new URL(`${unit}/`, courseFolder)).map(({ entry }) => `${unit}/${entry}`),
  );

const read = (file: string) => readFileSync(new URL(file, courseFolder), "utf8");
const lessons = new Map<string, ParsedLesson>();

/** Reads a lesson once. */
function readLesson(file: string): ParsedLesson {
  const lesson = lessons.get(file) ?? parseLesson(read(file));
  lessons.set(file, lesson);
  return lesson;
}

const readUnit = (entry: string, number: number, id: string): CourseUnit => ({
  id,
  number,
  ...parseUnit(read(`${entry}/unit.md`)),
  lessons: numbered(new URL(`${entry}/`, courseFolder)).map((lesson) => ({
    id: lesson.id,
    number: lesson.number,
    ...readLesson(`${entry}/${lesson.entry}`),
  })),
});

let units: readonly CourseUnit[] | null = null;

/** Returns the units of the course with their lessons, in order. Reads the files once, when first asked. */
export function courseUnits(): readonly CourseUnit[] {
  units ??= numbered(courseFolder).map(({ entry, number, id }) => readUnit(entry, number, id));
  return units;
}

/** Reads the course in advance, a lesson at a time, so that a running server can answer in between. */
export async function readCourseAhead(): Promise<void> {
  for (const file of lessonFiles()) {
    readLesson(file);
    await setImmediate();
  }
}
