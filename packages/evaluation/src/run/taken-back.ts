import type { Span } from "../criteria/ways.ts";
import { read } from "../language/read.ts";
import { tokenized } from "../language/tokens.ts";
import { linear } from "../linear.ts";
import type { RunVerdict } from "./run-verdict.ts";

/** Words that take something back. */
const BAD =
  "(?:wrong|false|incorrect|untrue|inaccurate|nonsense|rubbish|garbage|pointless|useless|senseless|unnecessary|needless|silly|foolish|stupid|ridiculous|absurd|harmful|dangerous|unwise|misleading|mistaken|unhelpful|worthless|bogus|rejected|refuted|a myth|myths?|a lie|lies|a fallacy|a misconception|a mistake|an error|a waste|a bad idea|a terrible idea|bad advice|no use|no sense|no point|no need|no reason|no good|(?:not|never|hardly|far from) (?:\\w+ ){0,2}(?:true|right|correct|necessary|needed|useful|helpful|required|advisable|sensible|so|how|what|the case|the way|worth|wise|a good idea|my view|my opinion|the answer|an answer))";

/** What a program is read as among the words around it, and what another one is. */
const PROGRAM = "This is the answer.";
const ANOTHER = "This is one way.";
/** In a line of code that no finder takes for a program, such as a draft beside a fence. */
const CODE = /\w[([][\w*'"]/;
/** Words without any of these take nothing back, however similar to a disclaimer they are. */
const JUDGED = linear(`\\b(?:${BAD}|galat)`);

const WHAT = "(?:query|formula|measure|macro|program|code|answer)";
const IT = `(?:this|that|it|the above)(?: ${WHAT})?`;
const WOULD_NOT =
  "(?:(?:(?:i|you|we|one) )?(?:would|should|will|must|do|can) ?(?:not|n't)|(?:i would |would )?never) (?:do|use|write|submit|run|copy)";
const IS_BAD = `(?:(?:is|would be|will be) |(?:gives|returns|shows|makes) (?:the |a |an )?)${BAD}(?: (?:result|value|answer|total|row|number|count)s?)?`;
const END = " ?(?:[.!:]|$|,? (?:and (?:i|you|we|should|must) |so |never |do not |don't ))";
/** Short sentences about the program itself. */
const REFUSED = linear(
  `(?:^|[.!] )(?:(?:but|and|so|please),? )?(?:${WOULD_NOT}(?: ${IT}(?: like this)?${END}| ?:)|${IT} ${IS_BAD}${END})`,
  { isMultiline: true },
);

/** "It is not wrong at all" takes nothing back. */
const NOT_BAD = linear(`\\b(?:not|n't|never|nothing|hardly)(?: at all)? ${BAD}`);

/**
 * The verdict, with what the words beside the program take back: "I would not do this". A wrong program then earns nothing. A right one
 * keeps its points and is marked, since the words may be about another one.
 */
export function unlessTakenBack(verdict: RunVerdict, answer: string, programs: readonly Span[]): RunVerdict {
  if (!("quote" in verdict) || verdict.is === "idle") return verdict;
  const { quote } = verdict;
  const others = programs.filter(({ start, end }) => end <= quote.start || start >= quote.end);
  const before = wordsIn(answer, { start: 0, end: quote.start }, others);
  const after = wordsIn(answer, { start: quote.end, end: answer.length }, others);
  const isTakenBack = isDenied(before, after);
  if (!isTakenBack) return verdict;
  return verdict.is === "right"
    ? { ...verdict, isTakenBack }
    : { is: "idle", quote, because: "the words beside it take it back" };
}

/** The words in a span of the answer, without code. */
function wordsIn(answer: string, { start, end }: Span, programs: readonly Span[]): string {
  let text = "";
  let at = start;
  for (const program of programs) {
    if (program.start < at || program.end > end) continue;
    text += `${answer.slice(at, program.start)}\n${ANOTHER}\n`;
    at = program.end;
  }
  const lines = (text + answer.slice(at, end)).replace(/`{3}\w*|[`~;]/g, " ").split("\n");
  return lines.map((line) => (CODE.test(line) ? ANOTHER : line)).join("\n");
}

/** Whether what is between these words is denied. */
function isDenied(before: string, after: string): boolean {
  const words = `${before}\n${after}`;
  if (REFUSED.test(words)) return true;
  if (!JUDGED.test(words) || NOT_BAD.test(words)) return false;
  const start = before.length + 1;
  const own = read(tokenized(`${before}\n${PROGRAM}\n${after}`)).sentences.find(
    (sentence) => sentence.start <= start && sentence.end > start,
  );
  const stances = own?.stances.filter((_, at) => (own.tokens[at]?.start ?? 0) >= start) ?? [];
  return stances.length > 0 && stances.every((stance) => stance === "denied");
}
