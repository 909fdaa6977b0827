import { readFileSync } from "node:fs";
import { TEST_QUESTIONS } from "@dryrun/domain/courses/limits";
import { findInterviewQuestion } from "../../interview/load.ts";
import { courseFolder } from "../data/tables.ts";
import { parseLesson } from "../lesson/parse-lesson.ts";
import { type CourseUnit, courseUnits } from "../load-course.ts";
import { runBlock, runnablesOf } from "./run-block.ts";
import { unprovenNumbers } from "./unproven-numbers.ts";

const LESSONS = { least: 4, most: 6 };
const EXERCISES = { least: 6, most: 10 };
const MINUTES = { least: 5, most: 10 };
/** More lines, or longer ones, would not fit on one page. */
const SUMMARY = { least: 6, most: 12, characters: 160 };

const outside = (value: number, { least, most }: { least: number; most: number }) => value < least || value > most;

/** Runs every block of a lesson; returns the results that differ from the written ones. */
async function wrongResults(text: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { block, source, shown } of runnablesOf(text)) {
    const result = await runBlock(block).catch((fault: unknown) => `Fault: ${fault}`);
    if (result.trim() !== (shown ?? "").trim())
      faults.push(`Not the result of this block (npm run course:fill):\n${source}Its result is:\n${result}`);
  }
  return faults;
}

/** The pages that a lesson may link to: other lessons and units, and sites with https. */
function wrongLinks(text: string): string[] {
  const pages = new Set(
    courseUnits().flatMap(({ id, lessons }) => lessons.map((lesson) => `/course/${id}/${lesson.id}`)),
  );
  return [...text.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, link = ""]) =>
    pages.has(link) || link.startsWith("https://") ? [] : [`No page has this link: ${link}`],
  );
}

function wrongShape(text: string): string[] {
  const { minutes, parts } = parseLesson(text);
  return [
    ...(outside(minutes, MINUTES) ? [`The lesson takes ${minutes} minutes, not 5 to 10.`] : []),
    ...(parts.some(({ html }) => html.includes("<figure")) ? [] : ["The lesson has no figure."]),
    ...(parts.some(({ run }) => run) ? [] : ["The lesson has no program to run."]),
    ...(parts.some(({ check }) => check) ? [] : ["The lesson has no check."]),
  ];
}

/** Returns the faults of a lesson's file, a path below the course's folder. */
export async function findLessonFaults(file: string): Promise<string[]> {
  const text = readFileSync(new URL(file, courseFolder), "utf8");
  const numbers = unprovenNumbers(text).map((number) => `No block shows the number ${number}.`);
  return [...wrongShape(text), ...wrongLinks(text), ...numbers, ...(await wrongResults(text))];
}

/** Returns the faults of a unit's description. */
export function findUnitFaults({ lessons, exercises, test, retakes, summary }: CourseUnit): string[] {
  const missing = [...exercises, ...test, ...retakes].filter((id) => !findInterviewQuestion(id));
  return [
    ...(outside(lessons.length, LESSONS) ? [`${lessons.length} lessons`] : []),
    ...(lessons.some(({ number }, index) => number !== index + 1) ? ["The lessons are not numbered from 1 on."] : []),
    ...(outside(exercises.length, EXERCISES) ? [`${exercises.length} exercises`] : []),
    ...(test.length === TEST_QUESTIONS ? [] : [`${test.length} questions in the test`]),
    ...(retakes.length >= TEST_QUESTIONS ? [] : [`${retakes.length} questions for another try at the test`]),
    ...missing.map((id) => `The bank has no question ${id}.`),
    ...(outside(summary.length, SUMMARY) ? [`${summary.length} lines in the summary`] : []),
    ...summary.filter((line) => line.length > SUMMARY.characters).map((line) => `Too long for the summary: ${line}`),
  ];
}

/** Returns questions and ids that are used twice in the course. */
export function findRepeated(units: readonly CourseUnit[]): string[] {
  const questions = units.flatMap(({ exercises, test, retakes }) => [...exercises, ...test, ...retakes]);
  const ids = units.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  return [questions, ids].flatMap((list) => list.filter((item, index) => list.indexOf(item) !== index));
}
