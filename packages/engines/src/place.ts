import type { Place } from "./engine.ts";

/** Returns the position of the characters from `start` to `end` of a program. */
export function placeOf(program: string, start: number, end = start + 1): Place {
  const before = program.slice(0, start);
  const line = before.split("\n").length;
  return { line, column: start - (before.lastIndexOf("\n") + 1) + 1, length: Math.max(1, end - start) };
}

/** Returns the offset of a position in its program, from 0. */
export function offsetOf(program: string, { line, column }: Place): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = program.indexOf("\n", start) + 1;
  return start + column - 1;
}
