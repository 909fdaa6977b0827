import { isWord, type Piece } from "./pieces.ts";

// Finds the words of a sentence that the writer negates: "I would not wrap everything, because a 0 hides the mistakes" negates
// "not wrap everything".

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const NEGATORS = wordSet("not no never without neither nor none nobody nothing hardly nahi");
/** "not only", "no doubt": these affirm. */
const AFFIRMING = wordSet("only just doubt matter later merely least sooner");
/** These words end a negation. */
const TURN_WORDS = wordSet("but instead rather however because since so therefore otherwise whereas yet");
const SUBJECTS = wordSet("i we you they he she it this that there let");
/** Words before the verb of a clause: its subject, and how sure, likely or advisable it is. */
const LEADING = wordSet(
  "i we you they he she it one this that there here people anybody anyone somebody someone everybody please also then first firstly second secondly third next finally lastly and or so really definitely probably simply just certainly honestly personally ever would will should must can could do does did need needs may might shall ought am is was are were have has had be been to my a an the at all of in for such case any opinion view good sensible serious analyst analysts candidate person sure if",
);
const ADVISING = wordSet("should must need ought");
/** A negation within a clause holds for at most four words after it. */
const REACH = 4;

const MARK = /^[-,;:()?!]$/;
const STRONG_MARK = /^[-;:()]$/;
const CLAUSE_JOINT = /^(?:,|and|or|then)$/;

type Range = [from: number, to: number];

/** Returns for each token of a sentence whether the writer negates it. */
export function negatedTokens(sentence: readonly Piece[], tokenCount: number): boolean[] {
  const pieces = sentence.filter((piece) => isWord(piece) || MARK.test(piece.word));
  const isNegated = new Array<boolean>(tokenCount).fill(false);
  for (const [from, to] of pieces.flatMap((_, index) => negatedRanges(pieces, index)))
    for (const { token } of pieces.slice(Math.max(0, from), to)) isNegated[token] = true;
  return isNegated;
}

/** Returns the ranges that a negation at this position negates. */
function negatedRanges(pieces: readonly Piece[], at: number): Range[] {
  const wordAt = (place: number) => pieces[place]?.word ?? "";
  const word = wordAt(at);
  if (isReplacedAlternative(pieces, at)) return [[at, Math.min(clauseEnd(pieces, at + 1), at + 2 + REACH)]];
  const isNumberOf = word === "no" && wordAt(at + 1) === "of";
  if (!NEGATORS.has(word) || AFFIRMING.has(wordAt(at + 1)) || isNumberOf) return [];
  const from = clauseStart(pieces, at);
  const isWholeClause =
    word !== "without" && pieces.slice(from, at).every((piece) => LEADING.has(piece.word) || !isWord(piece));
  if (isWholeClause) return [[at, listEnd(pieces, at)]];
  if (word === "nahi") return [[from, at]];
  if (ADVISING.has(wordAt(at - 1))) return [[from, listEnd(pieces, at)]];
  return [[at, Math.min(clauseEnd(pieces, at), at + 1 + REACH)]];
}

/** Whether "instead of X", "rather than X" or "in place of X" begins here, which negates X. */
function isReplacedAlternative(pieces: readonly Piece[], at: number): boolean {
  const twoWords = `${pieces[at]?.word} ${pieces[at + 1]?.word}`;
  return (
    twoWords === "instead of" ||
    twoWords === "rather than" ||
    (twoWords === "place of" && pieces[at - 1]?.word === "in")
  );
}

const firstAfter = (pieces: readonly Piece[], at: number, isEnd: (word: string, place: number) => boolean) => {
  const end = pieces.findIndex(({ word }, place) => place > at && isEnd(word, place));
  return end === -1 ? pieces.length : end;
};

/** Returns the start of the clause of this word. */
function clauseStart(pieces: readonly Piece[], at: number): number {
  const from = pieces.slice(0, at).findLastIndex(({ word }, place) => {
    if (TURN_WORDS.has(word) || STRONG_MARK.test(word)) return true;
    return CLAUSE_JOINT.test(word) && SUBJECTS.has(pieces[place + 1]?.word ?? "");
  });
  return from + 1;
}

const clauseEnd = (pieces: readonly Piece[], at: number) =>
  firstAfter(pieces, at, (word) => MARK.test(word) || TURN_WORDS.has(word));

/** Returns the end of a negated list: a turn, a strong mark or a new subject. */
const listEnd = (pieces: readonly Piece[], at: number) =>
  firstAfter(pieces, at, (word, place) => {
    if (TURN_WORDS.has(word) || STRONG_MARK.test(word)) return !isReplacedAlternative(pieces, place);
    return CLAUSE_JOINT.test(word) && SUBJECTS.has(pieces[place + 1]?.word ?? "");
  });
