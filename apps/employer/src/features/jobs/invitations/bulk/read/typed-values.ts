import type { Validity } from "@dryrun/domain/invitations/limits";

/** The source of a value: a column of the sheet, or a part of a full name in it. */
export interface Source {
  at: number;
  part: "whole" | "first" | "rest";
}

const TITLE = /^(mr|mrs|ms|miss|dr|prof|shri|smt)\.?$/i;

/** Splits a full name into first name and rest, without a title; "Rao, Asha" is reversed. */
export function nameParts(name: string): { first: string; rest: string } {
  const [last = "", given] = name.split(",");
  const inOrder = given?.trim() ? `${given} ${last}` : name.replaceAll(",", " ");
  const words = inOrder.split(/\s+/).filter(Boolean);
  const [first = "", ...rest] = words.length > 1 && TITLE.test(words[0] ?? "") ? words.slice(1) : words;
  return { first, rest: rest.join(" ") };
}

/** Returns a column's value, or a part of a full name in it. */
export const partOf = (value: string, part: Source["part"]) => (part === "whole" ? value : nameParts(value)[part]);

const HOURS = /^(24|48)(\s*(h|hr|hrs|hour|hours))?\.?$/i;
const DAYS = new Map(Object.entries<Validity>({ "1 day": "24", "2 days": "48" }));
const NO_END = /^(never|no expiry|no end|none|forever|unlimited)\.?$/i;

/** Converts "48 hrs" and "No expiry" to the file's values; null for anything else. */
export function plainValidity(typed: string): Validity | null {
  const value = typed.trim();
  const hours = HOURS.exec(value)?.[1];
  if (hours) return hours as Validity;
  if (NO_END.test(value)) return "never";
  return DAYS.get(value.toLowerCase()) ?? null;
}
