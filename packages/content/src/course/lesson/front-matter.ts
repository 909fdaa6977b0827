import { parse } from "yaml";
import { LessonFault, refuseOthers } from "../blocks/block.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Splits a file into the values at its top and its Markdown. */
export function splitFile(text: string, keys: readonly string[]): { values: Record<string, unknown>; body: string } {
  const found = FRONT_MATTER.exec(text);
  if (!found) throw new LessonFault("The file does not begin with its values between two lines of ---.");
  const values = parse(found[1] as string) as Record<string, unknown>;
  refuseOthers(values, keys);
  return { values, body: text.slice(found[0].length) };
}
