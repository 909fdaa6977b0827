import type { Token } from "../tokens.ts";
import { ANYBODY, ASKED, ATTRIBUTED, JUDGED_AFTER, JUDGED_BEFORE, JUDGED_BEFORE_IN_FULL, NO_PERSON } from "./cues.ts";
import { itemAt, type Line, lineOf } from "./items.ts";

/**
 * The writer's stance on a word: says it, says that it is not so or not to be done (`refused`), or does not say it at all but judges,
 * reports or asks it (`denied`). What is refused may be right ("never hide a page only"); what is denied earns nothing.
 */
export type Stance = "held" | "refused" | "denied";

export interface SentenceStance {
  stances: Stance[];
  line: Line;
  /** Somebody else is said to say it. */
  attributed: "somebody" | "anybody" | null;
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
/** After these words the writer speaks again without the negation. */
const TURNS = new Set([
  "but",
  "instead",
  "rather",
  "however",
  "because",
  "since",
  "so",
  "therefore",
  "otherwise",
  "whereas",
  "yet",
]);
const STRONG_TURNS = new Set(["but", "instead", "rather", "however", "whereas", "yet"]);
const SUBJECTS = new Set(["i", "we", "you", "they", "he", "she", "it", "this", "that", "there", "let"]);
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
const BOUNDARY = /^[,;:()–—?!]$|^-$/;

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
  for (const { start } of judged) {
    if (isCondition(line, itemAt(line, start))) continue;
    mark(itemAt(line, start), turnAfter(line, itemAt(line, start)), "denied");
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
    judgesBefore:
      isWholeJudgement ||
      (opener !== null && opener <= (isOfPerson(line, opener) ? 0 : 2) && !isCondition(line, opener)),
  };
}

/** "Retention falls, he is wrong": a person is, for what the sentence itself says. */
const isOfPerson = ({ items }: Line, at: number) =>
  items.slice(at, at + 2).some(({ word }) => /^(?:he|she)$/.test(word));

/** "If it is wrong, I …" and "check whether this is false" judge nothing. */
const isCondition = ({ items }: Line, at: number) =>
  items
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => /^(?:if|whether|when|unless|check|ask|see|until|test)$/.test(word));

function turnAfter({ items }: Line, from: number): number {
  const at = items.findIndex(({ word }, index) => index > from && STRONG_TURNS.has(word) && !isThan(items, index));
  return at === -1 ? items.length : at;
}

/** "instead of X" and "rather than X" refuse X. */
const isThan = (items: Line["items"], at: number) =>
  (items[at]?.word === "instead" && items[at + 1]?.word === "of") ||
  (items[at]?.word === "rather" && items[at + 1]?.word === "than");

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

/** Where the clause of this word begins. */
function clauseStart(items: Line["items"], at: number): number {
  for (let from = at; from > 0; from -= 1) {
    const before = items[from - 1]?.word ?? "";
    if (TURNS.has(before) || /^[;:()–—]$/.test(before)) return from;
    if (/^(?:,|and|or|then)$/.test(before) && SUBJECTS.has(items[from]?.word ?? "")) return from;
  }
  return 0;
}

function clauseEnd(items: Line["items"], at: number): number {
  const end = items.findIndex(({ word }, index) => index > at + 1 && (BOUNDARY.test(word) || TURNS.has(word)));
  return end === -1 ? items.length : end;
}

function markAfter(items: Line["items"], at: number): number {
  const end = items.findIndex(({ word }, index) => index > at && (BOUNDARY.test(word) || TURNS.has(word)));
  return end === -1 ? items.length : end;
}

/** A list after a negation is refused to its end: up to a turn, a strong mark, or a new subject. */
function listEnd(items: Line["items"], at: number): number {
  const end = items.findIndex(({ word }, index) => {
    if (index <= at) return false;
    if (TURNS.has(word) || /^[;:()–—]$/.test(word)) return !isThan(items, index);
    return /^(?:,|and|or|then)$/.test(word) && SUBJECTS.has(items[index + 1]?.word ?? "");
  });
  return end === -1 ? items.length : end;
}

function attributionOf(line: Line): "somebody" | "anybody" | null {
  const found = ATTRIBUTED.find(line.text);
  if (!found) return null;
  const at = itemAt(line, found.start);
  const subject = line.items
    .slice(Math.max(0, at - 4), at)
    .filter(({ word }) => !/^(?:also|always|often|the|a|an|my|our|and)$/.test(word));
  const isAccording = line.items[at]?.word === "according";
  if (!isAccording && (subject.length === 0 || subject.some(({ word }) => NO_PERSON.test(word)))) return null;
  return ANYBODY.test(subject.map(({ word }) => word).join(" ")) ? "anybody" : "somebody";
}
