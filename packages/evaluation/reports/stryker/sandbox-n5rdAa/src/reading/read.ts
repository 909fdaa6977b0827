import { linear } from "../linear.ts";
import { deniedByFrames } from "./frames/framed.ts";
import { withoutRunOns } from "./run-on.ts";
import { ATTRIBUTED, DISOWNED } from "./stance/cues.ts";
import { itemAt, type Line } from "./stance/items.ts";
import type { Attribution } from "./stance/reports.ts";
import { RETRACTED, RETRACTED_AT_THE_END, RETRACTED_IN_HINGLISH } from "./stance/retracted.ts";
import { type SentenceStance, type Stance, sentenceStance } from "./stance/sentence-stance.ts";
import { type Sentence, sentencesOf } from "./tokens.ts";

export interface ReadSentence extends Sentence {
  /** The writer's stance on each of its tokens. */
  stances: Stance[];
}

/** An answer as the graders read it, made once. */
export interface Reading {
  text: string;
  sentences: ReadSentence[];
}

/** A weak sign that a frame denies what it holds; it counts where the frame is repeated. */
export const WEAK = linear(
  "\\b(?:no|not|never|nobody|none|nothing|nowhere|neither|wrong|false|myth|lie|refuse|waste|pointless|useless|silly|foolish|stupid|beginner|fool|claims?|says?|said|thinks?|believes?|avoid|stop|skip|hardly|rarely|seldom|doubt|deny|unlikely|impossible|bad|worst|opposite|against|without|instead|used to|nahi|mat|galat|unless|hate|hardly|fail|fails|failed|mistake|error)\\b",
);
const FRAME_WORDS = 2;
const LONGEST_FRAME = 14;
/** From this share of an answer's sentences on, what others are said to say is not what the writer says. */
const MOSTLY = 0.5;

/** Reads an answer: its sentences, their words, and the writer's stance on each. */
export function read(text: string): Reading {
  const sentences = withoutRunOns(text, sentencesOf(text));
  const own = sentences.map((sentence) => sentenceStance(text, sentence));
  const denied = new Set([...framed(own), ...judged(own)]);
  const reports = reported(own);
  const [from, to] = heldSentences(own);
  const isFramed = new Uint8Array(text.length);
  const turned = new Set(sentences.filter((_, at) => own[at]?.turnsToOwn));
  for (const { start, end } of deniedByFrames(text, sentences, turned)) isFramed.fill(1, start, end);
  return {
    text,
    sentences: sentences.map((sentence, at) => ({
      ...sentence,
      stances:
        denied.has(at) || at < from || at >= to
          ? sentence.tokens.map((): Stance => "denied")
          : sentence.tokens.map(({ start }, token) =>
              isFramed[start] || isWithin(reports.get(at), token) ? "denied" : (own[at]?.stances[token] ?? "held"),
            ),
    })),
  };
}

const LONGEST_WORD_ON_ALL = 16;
const LONGEST_IN_HINGLISH = 14;
const LONGEST_OF_ITS_OWN = 30;
/** "I would not just forget that …": nothing is taken back. */
function isRefused({ items }: Line, at: number): boolean {
  const before = items
    .slice(0, at)
    .findLast(({ word }) => !/^(?:just|simply|only|ever|blindly|directly|to)$/.test(word));
  return /^(?:not|never|nahi|mat)$/.test(before?.word ?? "");
}
/** After a question it is the answer to that: "Is the phone the same? Delete it." */
const isQuestion = (said: SentenceStance | undefined) => said?.line.text.endsWith("?") === true;
/** "I would not say that it is bad, because …": the writer says more than that. */
const goesOn = ({ items }: Line, at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ word }) => /^(?:i|we)$/.test(word)) &&
  items.slice(at).some(({ word }) => /^(?:because|since|but|instead|;)$/.test(word));

/** Where a cue is in a line, by item. */
function everyPlace(cue: (typeof DISOWNED)[number], line: Line): number[] {
  const places: number[] = [];
  for (let found = cue.find(line.text); found; found = cue.find(line.text, found.end)) {
    places.push(itemAt(line, found.start));
    if (found.end <= found.start) break;
  }
  return places;
}

/** The sentences between what disowns all that comes and what takes back all that came. */
function heldSentences(own: readonly SentenceStance[]): [from: number, to: number] {
  const says = (cues: typeof DISOWNED, isAbout: (line: Line, at: number, place: number) => boolean) =>
    own.map(({ line }, place) => {
      if (/^(?:if|when|whether)\b/.test(line.text)) return false;
      return cues.some((cue) => everyPlace(cue, line).some((at) => isAbout(line, at, place)));
    });
  // What takes back or disowns a whole answer says little else, or is a sentence of its own before or after it.
  const end = own.length - 1;
  const isLate = ({ items }: Line, at: number) => items.length - at <= LONGEST_WORD_ON_ALL;
  const saysAll = says(
    RETRACTED,
    (line, at, place) =>
      !isRefused(line, at) &&
      (isLate(line, at) || (place > 0 && place === end && line.items.length <= LONGEST_OF_ITS_OWN)),
  );
  const saysAllInHinglish = says(RETRACTED_IN_HINGLISH, ({ items }) => items.length <= LONGEST_IN_HINGLISH);
  const isTakenBack = end > 0 && RETRACTED_AT_THE_END.test(own[end]?.line.text ?? "") && !isQuestion(own[end - 1]);
  const retracts = own.map(
    (_, at) => saysAll[at] === true || saysAllInHinglish[at] === true || (at === end && isTakenBack),
  );
  const disowns = says(
    DISOWNED,
    (line, at, place) =>
      !goesOn(line, at) && line.items.length <= (place === 0 && end > 0 ? LONGEST_OF_ITS_OWN : LONGEST_WORD_ON_ALL),
  );
  const last = retracts.lastIndexOf(true);
  // The first sentence takes nothing back.
  const from = last <= 0 ? 0 : last + 1;
  const first = disowns.findIndex((isSaid, at) => isSaid && at >= from && at < own.length - 1);
  if (first === -1) return [from, own.length];
  // Only at the start of an answer is it said of all that comes.
  return first <= Math.max(0, Math.floor(own.length / 3) - 1) ? [from, Math.max(from, first)] : [from, own.length];
}

/**
 * Sentences that start with the same words, which are no good sign: a frame that was put before each of them. "I would not …; instead I …"
 * says what the writer does, however often.
 */
function framed(own: readonly SentenceStance[]): number[] {
  const counts = new Map<string, number[]>();
  for (const [at, { line, turnsToOwn }] of own.entries()) {
    if (turnsToOwn) continue;
    const words = line.items.slice(0, LONGEST_FRAME).map(({ word }) => word);
    for (let length = FRAME_WORDS; length <= words.length; length += 1) {
      const frame = words.slice(0, length).join(" ");
      counts.set(frame, [...(counts.get(frame) ?? []), at]);
    }
  }
  return [...counts].flatMap(([frame, at]) => {
    const isShort = frame.split(" ").length === FRAME_WORDS;
    const isFrame = isShort
      ? at.length >= 3 && at.length >= own.length * 0.6
      : at.length >= 2 && at.length >= own.length / 2;
    return isFrame && (WEAK.test(frame) || ATTRIBUTED.test(frame)) ? at : [];
  });
}

/** Sentences that the next one says are wrong. */
const judged = (own: readonly SentenceStance[]): number[] =>
  own.flatMap((_, at) => (own[at + 1]?.judgesBefore ? [at] : []));

const isWithin = (part: Attribution | undefined, token: number): boolean =>
  part !== undefined && token >= part.from && token < part.to;

/** What others say, by sentence. In a story somebody may say something; most of it is what the writer says. */
function reported(own: readonly SentenceStance[]): ReadonlyMap<number, Attribution> {
  const others = own.flatMap(({ attributed }, at) => (attributed ? [[at, attributed] as const] : []));
  const words = own.reduce((sum, { stances }) => sum + stances.length, 0);
  const isMost = others.reduce((sum, [, { from, to }]) => sum + to - from, 0) >= words * MOSTLY;
  return new Map(others.filter(([, { by }]) => isMost || by === "anybody"));
}
