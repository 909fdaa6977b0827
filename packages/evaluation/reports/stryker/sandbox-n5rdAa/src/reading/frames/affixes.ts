import { likeliest, type Scored } from "./frame-score.ts";
import { endsSentence, isWord, type Piece } from "./pieces.ts";
import { leadsOf, type Segment, tailsOf } from "./segments.ts";

/** The likeliest frames before and after what a sentence says. */
export interface Affixes {
  pieces: readonly Piece[];
  lead: Scored;
  tail: Scored;
}

const LONGEST = 14;
const MOST = 0.6;
/** What it adds to the log-odds of a frame that most sentences have it, word for word. */
const REPEATED = { lead: 2, tail: 3 };

/** The affixes of each sentence. */
export function affixesOf(sentences: readonly (readonly Piece[])[]): Affixes[] {
  const leads = sharedBeginnings(sentences);
  const tails = sharedBeginnings(
    sentences.map((pieces) => (endsSentence(pieces.at(-1)) ? pieces.slice(0, -1) : pieces).toReversed()),
  );
  return sentences.map((pieces, at) => {
    const to = pieces.length;
    const end = endsSentence(pieces.at(-1)) ? to - 1 : to;
    return {
      pieces,
      lead: withRepeated(
        pieces,
        likeliest(pieces, leadsOf(pieces), "lead"),
        "lead",
        leads[at]?.map((length) => ({ from: 0, to: length })),
      ),
      tail: withRepeated(
        pieces,
        likeliest(pieces, tailsOf(pieces), "tail"),
        "tail",
        tails[at]?.map((length) => ({ from: end - length, to })),
      ),
    };
  });
}

function withRepeated(
  pieces: readonly Piece[],
  known: Scored,
  place: "lead" | "tail",
  repeated: readonly Segment[] = [],
): Scored {
  const best = likeliest(pieces, repeated, place);
  const score = best.score + REPEATED[place];
  return repeated.length > 0 && score > known.score ? { ...best, score } : known;
}

/** For each row of pieces how long the beginnings are that most rows have. */
function sharedBeginnings(rows: readonly (readonly Piece[])[]): number[][] {
  const keys = rows.map((row) => {
    let key = "";
    return row.slice(0, Math.min(LONGEST, row.length - 1)).map(({ word }) => (key += ` ${word}`));
  });
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, rows.length * MOST);
  return keys.map((own, at) =>
    own.flatMap((key, index) => {
      const first = rows[at]?.[0];
      // One common word says nothing: "I", "Then".
      const isOneWord = index === 0 && first !== undefined && isWord(first);
      return (counts.get(key) ?? 0) >= least && !isOneWord ? [index + 1] : [];
    }),
  );
}
