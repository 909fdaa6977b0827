import type { ReadSentence } from "../language/read.ts";
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

/** The sentences of an answer, their clauses, a few neighbouring clauses together, and each two neighbouring sentences: a story needs both. */
export function stretchesOf(text: string, sentences: readonly ReadSentence[]): Stretch[] {
  const all = sentences.map(saidIn);
  return [
    ...all.flatMap((said) => [...stretchOf(said, true), ...partsOf(text, said).flatMap((part) => stretchOf(part))]),
    ...all.slice(1).flatMap((said, at) => stretchOf([...(all[at] ?? []), ...said])),
  ];
}

/** The words of a sentence with the writer's stance on them. */
export const saidIn = ({ tokens, stances }: ReadSentence): Said[] =>
  tokens.map((token, at) => ({ token, stance: stances[at] ?? "held" }));

function stretchOf(said: Said[], isSentence = false): Stretch[] {
  const [first, last] = [said[0], said.at(-1)];
  return first && last ? [{ start: first.token.start, end: last.token.end, said, isSentence }] : [];
}

function partsOf(text: string, said: readonly Said[]): Said[][] {
  const clauses = clausesOf(text, said);
  return clauses
    .flatMap((_, from) =>
      Array.from({ length: Math.min(LONGEST_TOGETHER, clauses.length - from) }, (_, more) =>
        clauses.slice(from, from + more + 1).flat(),
      ),
    )
    .filter((part) => part.length >= SHORTEST && part.length < said.length);
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
