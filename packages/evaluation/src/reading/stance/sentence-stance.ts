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
  /** What somebody else is said to say. */
  attributed: Attribution | null;
  /** It begins with what the writer does not do, and continues with what they do. */
  turnsToOwn: boolean;
  /** It judges the sentence before it. */
  judgesBefore: boolean;
}

/** The tokens from `from` up to `to` are what somebody in a story, or anybody, is said to say. */
export interface Attribution {
  by: "somebody" | "anybody";
  from: number;
  to: number;
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

/** "If it is wrong, I …" and "check whether this is false" judge nothing. */
const isCondition = ({ items }: Line, at: number) =>
  items
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => /^(?:if|whether|when|unless|check|ask|see|until|test)$/.test(word));

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

/** "instead of X", "rather than X" and "in place of X" refuse X. */
const isThan = (items: Line["items"], at: number) =>
  (items[at]?.word === "instead" && items[at + 1]?.word === "of") ||
  (items[at]?.word === "rather" && items[at + 1]?.word === "than") ||
  (items[at]?.word === "place" && items[at + 1]?.word === "of" && items[at - 1]?.word === "in");

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

/** Said so early or so late in a sentence, it is about all of the sentence. */
const EARLY = 10;
const LATE = 4;
/** A sentence as long as this is dictated: one "and" after the other. */
const DICTATED_FROM = 40;

/** After these the word before is a verb with what somebody says, and no noun: "she claims that …", "insurance claims of March". */
const SAID = /^(?:that|to|the|it|this|a|an|all|my|our|one|i|we|you|he|she|they|there|["“”:,])$/;
/** Before a noun: "his claim", "on second thought". */
const OF_NOUN =
  /^(?:a|an|the|his|her|their|this|these|those|my|our|your|of|in|on|for|with|per|each|every|first|second)$/;
/** Who may "say" and "think" in the plural, or after which auxiliary; another "say" is "for example". */
const OF_PLURAL =
  /^(?:they|people|ppl|log|some|others|many|most|few|who|that|will|would|may|might|can|could|should|must|do|did|also|always|often|usually|never|not|to|[a-z]+s)$/;

/** Whether this word of `ATTRIBUTED` is a verb: not "the said column", "say 30%", "three claims". */
function isVerb({ items }: Line, at: number): boolean {
  const before = items[at - 1]?.word ?? "";
  const word = items[at]?.word ?? "";
  const after = items[at + 1]?.word ?? "";
  if (/^claim/.test(word)) return SAID.test(after) && !OF_NOUN.test(before) && !/^\d/.test(before);
  if (word === "thought") return !OF_NOUN.test(before);
  if (/^(?:said|stated)$/.test(word)) return !/^(?:the|as|above)$/.test(before);
  if (/^(?:say|think|believe|argue|insist)$/.test(word)) return OF_PLURAL.test(before) && !/^\d/.test(after);
  return true;
}

/** "I rang her and said …": the second verb is the writer's too. */
const isOfWriterToo = ({ items }: Line, at: number) =>
  /^(?:and|n|aur|then)$/.test(items[at - 1]?.word ?? "") &&
  items.slice(0, at).some(({ word }) => /^(?:i|we|maine|humne)$/.test(word));

/** The first word of a line that reports what somebody says. */
function reportIn(line: Line): number | null {
  for (let found = ATTRIBUTED.find(line.text); found; found = ATTRIBUTED.find(line.text, found.end)) {
    const at = itemAt(line, found.start);
    if (isVerb(line, at) && !isOfWriterToo(line, at)) return at;
    if (found.end <= found.start) break;
  }
  return null;
}

function attributionOf(line: Line): Attribution | null {
  const { items } = line;
  const at = reportIn(line);
  if (at === null) return null;
  const subject = items
    .slice(Math.max(0, at - 4), at)
    .map(({ word }) => word)
    .filter((word) => !/^(?:also|always|often|the|a|an|my|our|and)$/.test(word));
  const isAccording = items[at]?.word === "according";
  const isNow = !/(?:ed|said|t(?:old)|thought|wrote)$/.test(items[at]?.word ?? "");
  const who = subject.join(" ");
  const isAnybody = ANYBODY.test(who) && (isNow || !/\bthey$/.test(who));
  if (!isAccording && !isAnybody && (subject.length === 0 || isNobody(subject))) return null;
  // "Shops may not order what they say": nothing is reported.
  const after = items[at + 1]?.word;
  if (subject.includes("what") && (after === undefined || BOUNDARY.test(after))) return null;
  const by = isAnybody ? "anybody" : "somebody";
  const tokensBefore = (item: number) => (item === 0 ? 0 : (items[item - 1]?.token ?? 0) + 1);
  if (at >= items.length - LATE && isCondition(line, at)) return null;
  if (at >= items.length - LATE) return { by, from: 0, to: tokensBefore(items.length) };
  if (at < EARLY) return { by, from: 0, to: tokensBefore(isAnybody ? items.length : backToWriter(line, at)) };
  const verb = items.findIndex(({ word }, index) => index > at && !BOUNDARY.test(word));
  return { by, from: items[at]?.token ?? 0, to: tokensBefore(verb === -1 ? items.length : clauseEnd(items, verb)) };
}

/** "I said", "the chart says", "to claim", "may not say". */
const isNobody = (subject: readonly string[]) =>
  subject.some((word) => NO_PERSON.test(word)) || /^(?:to|not|may)$/.test(subject.at(-1) ?? "");

/** Where the writer continues with what they did themselves: "she said it is wrong, so I …". */
function backToWriter({ items }: Line, from: number): number {
  const isDictated = items.length >= DICTATED_FROM;
  const at = items.findIndex(({ word }, index) => {
    if (index <= from || !/^(?:i|we|maine|humne)$/.test(word)) return false;
    const before = items[index - 1]?.word ?? "";
    return /^(?:so|then|but)$/.test(before) || (isDictated && /^(?:and|,)$/.test(before));
  });
  return at === -1 ? items.length : at;
}
