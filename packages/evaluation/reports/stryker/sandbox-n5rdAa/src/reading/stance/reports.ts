import { BOUNDARY, clauseEnd, isCondition } from "./clauses.ts";
import { ANYBODY, ATTRIBUTED, NO_PERSON } from "./cues.ts";
import { itemAt, type Line } from "./items.ts";

/** The tokens from `from` up to `to` are what somebody in a story, or anybody, is said to say. */
export interface Attribution {
  by: "somebody" | "anybody";
  from: number;
  to: number;
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

/** What a sentence reports of somebody else; null where the writer speaks. */
export function attributionOf(line: Line): Attribution | null {
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
