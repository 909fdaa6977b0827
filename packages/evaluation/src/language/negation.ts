import { isWord, type Piece } from "./pieces.ts";

// Finds the words of a sentence that the writer negates: "I would not wrap everything, because a 0 hides the mistakes" negates
// "not wrap everything".

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const NEGATORS = wordsOf("not no never without neither nor none nobody nothing hardly nahi");
/** "not only", "no doubt": these affirm. */
const AFFIRMING = wordsOf("only just doubt matter later merely least sooner");
/** These words end a negation. */
const TURNS = wordsOf("but instead rather however because since so therefore otherwise whereas yet");
const SUBJECTS = wordsOf("i we you they he she it this that there let");
/** Words before the verb of a clause: who does it, and how sure, likely or advisable it is. */
const LEADING = wordsOf(
  "i we you they he she it one this that there here people anybody anyone somebody someone everybody please also then first firstly second secondly third next finally lastly and or so really definitely probably simply just certainly honestly personally ever would will should must can could do does did need needs may might shall ought am is was are were have has had be been to my a an the at all of in for such case any opinion view good sensible serious analyst analysts candidate person sure if",
);
const ADVISING = wordsOf("should must need ought");
/** A negation within a clause holds for at most four words after it. */
const REACH = 4;

const MARK = /^[-,;:()?!]$/;
const STRONG_MARK = /^[-;:()]$/;
const JOINT = /^(?:,|and|or|then)$/;

type Range = [from: number, to: number];

/** For each token of a sentence, whether the writer negates it. */
export function refusedTokens(sentence: readonly Piece[], tokens: number): boolean[] {
  const pieces = sentence.filter((piece) => isWord(piece) || MARK.test(piece.word));
  const refused = new Array<boolean>(tokens).fill(false);
  for (const [from, to] of pieces.flatMap((_, at) => negatedFrom(pieces, at)))
    for (const { token } of pieces.slice(Math.max(0, from), to)) refused[token] = true;
  return refused;
}

/** The tokens that a negation at this place negates. */
function negatedFrom(pieces: readonly Piece[], at: number): Range[] {
  const wordAt = (place: number) => pieces[place]?.word ?? "";
  const word = wordAt(at);
  if (isReplaced(pieces, at)) return [[at, Math.min(clauseEnd(pieces, at + 1), at + 2 + REACH)]];
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

/** "instead of X", "rather than X" and "in place of X" negate X. */
function isReplaced(pieces: readonly Piece[], at: number): boolean {
  const two = `${pieces[at]?.word} ${pieces[at + 1]?.word}`;
  return two === "instead of" || two === "rather than" || (two === "place of" && pieces[at - 1]?.word === "in");
}

const endAt = (pieces: readonly Piece[], at: number, isEnd: (word: string, place: number) => boolean) => {
  const end = pieces.findIndex(({ word }, place) => place > at && isEnd(word, place));
  return end === -1 ? pieces.length : end;
};

/** Where the clause of this word begins. */
function clauseStart(pieces: readonly Piece[], at: number): number {
  const from = pieces.slice(0, at).findLastIndex(({ word }, place) => {
    if (TURNS.has(word) || STRONG_MARK.test(word)) return true;
    return JOINT.test(word) && SUBJECTS.has(pieces[place + 1]?.word ?? "");
  });
  return from + 1;
}

const clauseEnd = (pieces: readonly Piece[], at: number) =>
  endAt(pieces, at, (word) => MARK.test(word) || TURNS.has(word));

/** A negated list extends to a turn, a strong mark or a new subject. */
const listEnd = (pieces: readonly Piece[], at: number) =>
  endAt(pieces, at, (word, place) => {
    if (TURNS.has(word) || STRONG_MARK.test(word)) return !isReplaced(pieces, place);
    return JOINT.test(word) && SUBJECTS.has(pieces[place + 1]?.word ?? "");
  });
