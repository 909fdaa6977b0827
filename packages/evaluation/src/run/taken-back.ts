import type { Span } from "../criteria/ways.ts";
import { readStances } from "../language/read.ts";
import { tokenize } from "../language/tokens.ts";
import { linear } from "../linear.ts";
import type { RunVerdict } from "./run-verdict.ts";

/** Words that judge something as bad. */
const BAD =
  "(?:wrong|false|incorrect|untrue|inaccurate|nonsense|rubbish|garbage|pointless|useless|senseless|unnecessary|needless|silly|foolish|stupid|ridiculous|absurd|harmful|dangerous|unwise|misleading|mistaken|unhelpful|worthless|bogus|rejected|refuted|a myth|myths?|a lie|lies|a fallacy|a misconception|a mistake|an error|a waste|a bad idea|a terrible idea|bad advice|no use|no sense|no point|no need|no reason|no good|(?:not|never|hardly|far from) (?:\\w+ ){0,2}(?:true|right|correct|necessary|needed|useful|helpful|required|advisable|sensible|so|how|what|the case|the way|worth|wise|a good idea|my view|my opinion|the answer|an answer))";

/** These sentences replace the program, and other programs, when the words around them are read. */
const PROGRAM_SENTENCE = "This is the answer.";
const OTHER_PROGRAM_SENTENCE = "This is one way.";
/** Matches a line of code that no finder recognizes as a program, such as a draft next to a fence. */
const CODE = /\w[([][\w*'"]/;
/** A text without any of these words takes nothing back, however similar it is to a disclaimer. */
const JUDGEMENT = linear(`\\b(?:${BAD}|galat)`);

const WHAT = "(?:query|formula|measure|macro|program|code|answer)";
const IT = `(?:this|that|it|the above)(?: ${WHAT})?`;
const WOULD_NOT =
  "(?:(?:(?:i|you|we|one) )?(?:would|should|will|must|do|can) ?(?:not|n't)|(?:i would |would )?never) (?:do|use|write|submit|run|copy)";
const IS_BAD = `(?:(?:is|would be|will be) |(?:gives|returns|shows|makes) (?:the |a |an )?)${BAD}(?: (?:result|value|answer|total|row|number|count)s?)?`;
const END = " ?(?:[.!:]|$|,? (?:and (?:i|you|we|should|must) |so |never |do not |don't ))";
/** Short sentences about the program itself. */
const REFUSAL = linear(
  `(?:^|[.!] )(?:(?:but|and|so|please),? )?(?:${WOULD_NOT}(?: ${IT}(?: like this)?${END}| ?:)|${IT} ${IS_BAD}${END})`,
  { isMultiline: true },
);

/** A negated judgement, such as "It is not wrong at all", takes nothing back. */
const NOT_BAD = linear(`\\b(?:not|n't|never|nothing|hardly)(?: at all)? ${BAD}`);

/**
 * Changes the verdict if the words around the program take it back, such as "I would not do this". A wrong program then earns nothing. A right
 * one keeps its points and is marked, because the words may be about something else.
 */
export function applyRetraction(verdict: RunVerdict, answer: string, programs: readonly Span[]): RunVerdict {
  if (!("quote" in verdict) || verdict.is === "idle") return verdict;
  const { quote } = verdict;
  const others = programs.filter(({ start, end }) => end <= quote.start || start >= quote.end);
  const before = proseIn(answer, { start: 0, end: quote.start }, others);
  const after = proseIn(answer, { start: quote.end, end: answer.length }, others);
  const isTakenBack = isDenied(before, after);
  if (!isTakenBack) return verdict;
  return verdict.is === "right"
    ? { ...verdict, isTakenBack }
    : { is: "idle", quote, because: "the words beside it take it back" };
}

/** Returns the prose in a span of the answer. */
function proseIn(answer: string, { start, end }: Span, programs: readonly Span[]): string {
  let text = "";
  let position = start;
  for (const program of programs) {
    if (program.start < position || program.end > end) continue;
    text += `${answer.slice(position, program.start)}\n${OTHER_PROGRAM_SENTENCE}\n`;
    position = program.end;
  }
  const lines = (text + answer.slice(position, end)).replace(/`{3}\w*|[`~;]/g, " ").split("\n");
  return lines.map((line) => (CODE.test(line) ? OTHER_PROGRAM_SENTENCE : line)).join("\n");
}

/** Whether these words deny the program between them. */
function isDenied(before: string, after: string): boolean {
  const words = `${before}\n${after}`;
  if (REFUSAL.test(words)) return true;
  if (!JUDGEMENT.test(words) || NOT_BAD.test(words)) return false;
  const start = before.length + 1;
  const programSentences = readStances(tokenize(`${before}\n${PROGRAM_SENTENCE}\n${after}`)).sentences.find(
    (sentence) => sentence.start <= start && sentence.end > start,
  );
  const stances =
    programSentences?.stances.filter((_, index) => (programSentences.tokens[index]?.start ?? 0) >= start) ?? [];
  return stances.length > 0 && stances.every((stance) => stance === "denied");
}
