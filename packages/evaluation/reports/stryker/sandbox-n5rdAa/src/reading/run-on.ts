import type { Sentence, Token } from "./tokens.ts";

/** Dictated text has no marks. From this number of words on, with fewer marks than one for 25 words, a sentence is several. */
const RUN_ON_FROM = 45;
const WORDS_FOR_A_MARK = 25;
/** A clause may begin at these, once the one before it has `SHORTEST_CLAUSE` words. */
const CLAUSE_STARTS = new Set(
  "so but then because also finally next after since i we he she they phir lekin par isliye maine".split(" "),
);
const SHORTEST_CLAUSE = 9;
/** People who talk begin a clause sooner; a row of key words does not. */
const LONGEST_CLAUSE = 28;

/** The sentences of a text, one that runs on and on as its clauses: what one of them refuses or reports, the others do not. */
export const withoutRunOns = (text: string, sentences: readonly Sentence[]): Sentence[] =>
  sentences.flatMap((sentence) => {
    const clauses = runsOn(text, sentence) ? clausesOf(sentence) : [];
    const isTalk = clauses.length > 0 && clauses.every(({ tokens }) => tokens.length <= LONGEST_CLAUSE);
    return isTalk ? clauses : [sentence];
  });

function runsOn(text: string, { start, end, tokens }: Sentence): boolean {
  if (tokens.length < RUN_ON_FROM) return false;
  const marks = text.slice(start, end).match(/[,;:()"“”–—|]|\s-\s/g)?.length ?? 0;
  return marks * WORDS_FOR_A_MARK < tokens.length;
}

function clausesOf({ end, tokens }: Sentence): Sentence[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    const clause = clauses.at(-1) ?? [];
    if (clause.length >= SHORTEST_CLAUSE && CLAUSE_STARTS.has(token.text)) clauses.push([token]);
    else clause.push(token);
  }
  return clauses.map((clause, at) => ({
    start: clause[0]?.start ?? 0,
    end: clauses[at + 1]?.[0]?.start ?? end,
    tokens: clause,
  }));
}
