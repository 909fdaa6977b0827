import type { ReadSentence } from "../reading/read.ts";
import type { Said } from "./features.ts";

/** A stretch of an answer that may say one thing. */
export interface Stretch {
  start: number;
  end: number;
  said: Said[];
  isSentence: boolean;
}

const JOINTS = new Set(["and", "then", "also", "so", "aur", "phir", "but", "while", "because", "plus"]);
const SHORTEST = 3;
const LONGEST_TOGETHER = 3;

/** A sentence of an answer, its clauses by themselves, and a few neighbouring ones together. */
export function stretchesOf(text: string, sentence: ReadSentence): Stretch[] {
  const said = sentence.tokens.map((token, at): Said => ({ token, stance: sentence.stances[at] ?? "held" }));
  const clauses = clausesOf(text, said);
  const parts = clauses.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_TOGETHER, clauses.length - from) }, (_, more) =>
      clauses.slice(from, from + more + 1).flat(),
    ),
  );
  return [said, ...parts.filter((part) => part.length >= SHORTEST && part.length < said.length)].flatMap((part, at) => {
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) return [];
    return [{ start: first.token.start, end: last.token.end, said: part, isSentence: at === 0 }];
  });
}

function clausesOf(text: string, said: readonly Said[]): Said[][] {
  const clauses: Said[][] = [[]];
  for (const [at, word] of said.entries()) {
    const before = said[at - 1];
    const gap = before ? text.slice(before.token.end, word.token.start) : "";
    const isJoint = JOINTS.has(word.token.text) && (clauses.at(-1)?.length ?? 0) >= SHORTEST;
    if (/[,;:()–—>]|\s-\s/.test(gap) || isJoint) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}
