import { linear } from "../linear.ts";
import type { Span } from "../match.ts";
import { read, WEAK } from "../reading/read.ts";
import { BAD } from "../reading/stance/cues.ts";
import type { RunVerdict } from "./run-verdict.ts";

/** What stands for a program where the words around it are read. */
const PROGRAM = "This is the answer.";
const ANOTHER = "This is one way.";
const JUDGED = linear(`\\b${BAD}`);
const IT = "(?:this|that|it|the above)(?: (?:query|formula|measure|macro|program|code|answer))?";
/** Short lines and sentences about the program itself, in which nothing else is meant. */
const REFUSED = linear(
  `(?:^|[.!] )(?:(?:but|and|so|please),? )?(?:(?:(?:i|you|we|one) )?(?:would|should|will|must|do|can) ?(?:not|n't)|(?:i would |would )?never) (?:do|use|write|submit|run|copy) ${IT}(?: like this)? ?(?:[.!:]|$)|(?:^|[.!] )(?:${IT}|this (?:query|formula|measure|macro)) (?:is|would be|will be) ${BAD} ?(?:[.!:]|$)`,
  { isMultiline: true },
);
/** Lines of code that no finder takes for a program: a draft beside a fence. */
const CODE = /^[^\n]*(?:\w\([^\n]*\)|\w\[\w)[^\n]*$/gm;

/** The verdict, or that the answer takes its program back in the words beside it: "I would not do this". */
export function unlessTakenBack(verdict: RunVerdict, answer: string, programs: readonly Span[]): RunVerdict {
  if (!("quote" in verdict) || verdict.is === "idle") return verdict;
  const { quote } = verdict;
  const isTakenBack = isDeniedIn(answer, quote, programs);
  return isTakenBack ? { is: "idle", quote, because: "the words beside it take it back" } : verdict;
}

function isDeniedIn(answer: string, quote: Span, programs: readonly Span[]): boolean {
  const others = programs.filter(({ start, end }) => end <= quote.start || start >= quote.end);
  const wordsIn = (from: number, to: number) => {
    let text = "";
    let at = from;
    for (const { start, end } of others.filter((one) => one.start >= from && one.end <= to)) {
      if (start < at) continue;
      text += `${answer.slice(at, start)}\n${ANOTHER}\n`;
      at = end;
    }
    return (text + answer.slice(at, to)).replace(/`{3}\w*|[`~;]/g, " ").replace(CODE, ANOTHER);
  };
  const before = wordsIn(0, quote.start);
  const after = wordsIn(quote.end, answer.length);
  const words = `${before}\n${after}`;
  if (REFUSED.test(words)) return true;
  if (!WEAK.test(words) && !JUDGED.test(words)) return false;
  const start = before.length + 1;
  const { sentences } = read(`${before}\n${PROGRAM}\n${after}`);
  const own = sentences.find((sentence) => sentence.start <= start && sentence.end > start);
  const stances = own?.stances.filter((_, at) => (own.tokens[at]?.start ?? 0) >= start) ?? [];
  return stances.length > 0 && stances.every((stance) => stance === "denied");
}
