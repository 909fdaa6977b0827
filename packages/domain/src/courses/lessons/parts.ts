import type { RunKind } from "../../interviews/limits.ts";

/** The course of a buyer, and its pages. */
export const COURSE_PATH = "/course";
export const unitPath = (unit: string) => `${COURSE_PATH}/${unit}`;
export const lessonPath = (unit: string, lesson: string) => `${COURSE_PATH}/${unit}/${lesson}`;

/** A question inside a lesson. It is not graded: its options explain themselves. Texts are HTML. */
export interface LessonCheck {
  ask: string;
  options: { html: string; isRight: boolean; why: string }[];
}

/** A program that the reader can change and run. */
interface LessonRun {
  kind: RunKind;
  program: string;
  /** Where it runs, in lines of text: the cell, the visual with its filters, other measures. */
  context: string[];
  /** The index of its data in the lesson's worlds. */
  world: number;
}

/** A part of a lesson, in reading order: text, a program with its result as HTML, or a question. */
export interface LessonPart {
  html: string;
  run: LessonRun | null;
  check: LessonCheck | null;
}
