import type { Token } from "../tokens.ts";
import { BOUNDARY, clauseEnd, clauseStart, isCondition, isThan, listEnd, markAfter } from "./clauses.ts";
import { ASKED, JUDGED_AFTER, JUDGED_BEFORE, JUDGED_BEFORE_IN_FULL } from "./cues.ts";
import { itemAt, type Line, lineOf } from "./items.ts";
import { type Attribution, attributionOf } from "./reports.ts";

/**
 * The writer's stance on a word: says it, says that it is not so or not to be done (`refused`), or does not say it at all but judges,
 * reports or asks it (`denied`). What is refused may be right ("never hide a page only"); what is denied earns nothing.
 */
export type Stance = "held" | "refused" | "denied";

export interface SentenceStance {
  stances: Stance[];
  line: Line;
  /** What somebody else is said to say. */
  attributed: Attribution | null;
  /** It begins with what the writer does not do, and continues with what they do. */
  turnsToOwn: boolean;
  /** It judges the sentence before it. */
  judgesBefore: boolean;
}

const NEGATORS = new Set([
  "not",
  "no",
  "never",
  "without",
  "neither",
  "nor",
  "none",
  "nobody",
  "nothing",
  "hardly",
  "nahi",
]);
/** "not only", "no doubt": the words affirm. */
const AFFIRMING = new Set(["only", "just", "doubt", "matter", "later", "merely", "least", "sooner"]);
const STRONG_TURNS = new Set(["but", "instead", "rather", "however", "whereas", "yet"]);
/** Words before the verb of a clause: who does it, and how sure, likely or advisable it is. */
const LEADING = new Set(
  "i we you they he she it one this that there here people anybody anyone somebody someone everybody please also then first firstly second secondly third next finally lastly and or so really definitely probably simply just certainly honestly personally ever would will should must can could do does did need needs may might shall ought am is are was were have has had be been to my a an the at all of in for such case any opinion view good sensible serious analyst analysts candidate person sure if".split(
    " ",
  ),
);
const ADVISING = new Set(["should", "must", "need", "ought"]);
const REACH = 4;
/** A longer part of a sentence says more than that something is wrong. */
const LONGEST_JUDGEMENT = 40;

/** The stance of each word of a sentence, by the sentence alone. */
export function sentenceStance(text: string, sentence: { tokens: readonly Token[]; end: number }): SentenceStance {
  const line = lineOf(text, sentence.tokens, sentence.end);
  const stances = sentence.tokens.map((): Stance => "held");
  const mark = (from: number, to: number, stance: Stance) => {
    for (const { token } of line.items.slice(Math.max(0, from), to))
      if (stances[token] !== "denied") stances[token] = stance;
  };
  for (const [from, to, stance] of negatedParts(line)) mark(from, to, stance);
  const judged = JUDGED_AFTER.flatMap((cue) => cue.find(line.text) ?? []);
  for (const { start, end } of judged) {
    const from = itemAt(line, start);
    if (!isCondition(line, from)) mark(from, judgedUpTo(line, from, itemAt(line, end - 1)), "denied");
  }
  const before = JUDGED_BEFORE.find(line.text);
  const opener = before && itemAt(line, before.start);
  const isWholeJudgement = JUDGED_BEFORE_IN_FULL.test(line.text);
  if (opener !== null && !isCondition(line, opener)) mark(0, opener, "denied");
  for (const part of partsAfterMark(line)) if (JUDGED_BEFORE_IN_FULL.test(part.text)) mark(0, part.from, "denied");
  const attributed = attributionOf(line);
  if (line.text.endsWith("?") && ASKED.test(line.text)) mark(0, line.items.length, "denied");
  return {
    stances,
    line,
    attributed,
    turnsToOwn: turnsToOwn(line),
    judgesBefore:
      isWholeJudgement ||
      (opener !== null && opener <= (isOfPerson(line, opener) ? 0 : 2) && !isCondition(line, opener)),
  };
}

/** "Retention falls, he is wrong": a person is, for what the sentence itself says. */
const isOfPerson = ({ items }: Line, at: number) =>
  items.slice(at, at + 2).some(({ word }) => /^(?:he|she)$/.test(word));

/** A judgement so late in a sentence is about its clause; one at the beginning is about all that follows. */
const LATE_JUDGEMENT = 12;
/** "I would not say that it fell, because …": the reason is the writer's. */
const REASONS = new Set(["because", "since"]);

/** Where what is judged ends; `to` is the last item of the judgement. */
function judgedUpTo({ items }: Line, from: number, to: number): number {
  // "I do not agree, it fell": the writer continues.
  if (items[to + 1]?.word === "," && /^(?:dis)?agree$/.test(items[to]?.word ?? "")) return to + 1;
  const isOwn = /^(?:i|we)$/.test(items[from]?.word ?? "");
  const at = items.findIndex(
    ({ word }, index) =>
      index > to && (STRONG_TURNS.has(word) || (isOwn && REASONS.has(word))) && !isThan(items, index),
  );
  const turn = at === -1 ? items.length : at;
  return from < LATE_JUDGEMENT ? turn : Math.min(turn, clauseEnd(items, to));
}

const REFUSAL =
  /^(?:so |and |also |here |there |personally |honestly )*(?:(?:i|we) (?:would|will|do|did|should|could|can|am|was) not|instead of|rather than|in place of)\b/;
/** What is said after the turn is more than a word or two. */
const TURN_REST = 4;

function turnsToOwn({ text, items }: Line): boolean {
  if (!REFUSAL.test(text)) return false;
  const replaced = items.findIndex((_, index) => isThan(items, index));
  const at = items.findIndex(({ word }, index) => {
    if (isThan(items, index)) return false;
    return STRONG_TURNS.has(word) || word === ";" || (word === "," && replaced !== -1 && replaced < index);
  });
  return at !== -1 && items.length - at > TURN_REST;
}

function partsAfterMark({ items }: Line): { text: string; from: number }[] {
  return items.flatMap(({ word }, at) => {
    if (!/^[,:;–—-]$/.test(word) || items.length - at > LONGEST_JUDGEMENT) return [];
    return [
      {
        from: at,
        text: items
          .slice(at + 1)
          .map((item) => item.word)
          .join(" "),
      },
    ];
  });
}

/** "no of rows": the number of them. */
const isNumberOf = (items: Line["items"], at: number) => items[at]?.word === "no" && items[at + 1]?.word === "of";

type Part = [from: number, to: number, stance: Stance];

/** The parts of a sentence that a negation holds for. */
function negatedParts({ items }: Line): Part[] {
  return items.flatMap(({ word }, at): Part[] => {
    if (isThan(items, at)) return [[at, Math.min(clauseEnd(items, at), at + 2 + REACH), "refused"]];
    if (!NEGATORS.has(word) || AFFIRMING.has(items[at + 1]?.word ?? "")) return [];
    if (isNumberOf(items, at)) return [];
    const from = clauseStart(items, at);
    const lead = items.slice(from, at);
    if (word !== "without" && lead.every((item) => LEADING.has(item.word) || BOUNDARY.test(item.word))) {
      return [[at, listEnd(items, at), "refused"]];
    }
    if (word === "nahi") return [[from, at, "refused"]];
    const isAdvice = ADVISING.has(items[at - 1]?.word ?? "");
    if (isAdvice) return [[from, listEnd(items, at), "refused"]];
    return [[at, Math.min(markAfter(items, at), at + 1 + REACH), "refused"]];
  });
}
