import type { Place } from "./engine.ts";

/** The place of the characters from `start` to `end` of a program. */
export function placeOf(program: string, start: number, end = start + 1): Place {
  const before = program.slice(0, start);
  const line = before.split("\n").length;
  return { line, column: start - (before.lastIndexOf("\n") + 1) + 1, length: Math.max(1, end - start) };
}
