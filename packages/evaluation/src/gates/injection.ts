import type { Span } from "../criteria/ways.ts";
import { toPlainLetters } from "../language/plain.ts";
import { blankSpans, type TokenizedText } from "../language/tokens.ts";
import { shiftSpans } from "../run/dead-parts.ts";

/** Sentences written to the grader instead of to the interviewer. */
const INJECTIONS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:instructions?|rubrics?|prompts?|guidelines|grading)\b/gi,
  /\b(?:ignore|disregard|forget)\s+(?:all|everything|anything)\s+(?:\w+\s+)?(?:above|before|previous)\b/gi,
  /\b(?:give|award|assign|grant)\b[^.\n]{0,40}\b(?:10|ten|full|maximum|max|top|perfect|highest|100)\b[^.\n]{0,20}\b(?:marks?|points|score|credit|grade)\b/gi,
  /\b(?:give|award)\b[^.\n]{0,30}\b10\s*(?:\/|out of)\s*10\b/gi,
  /\b(?:give|award|score|grade|rate|mark)\s+(?:me|this|it|this answer|my answer|the answer)\s+(?:as\s+|with\s+|a\s+)*(?:10|ten|full|maximum|perfect|correct)\b/gi,
  /\b(?:you are|you're|pretend to be)\b[^.\n]{0,30}\b(?:grader|evaluator|examiner|assistant|ai|language model)\b/gi,
  /\b(?:note|message|instruction|dear|hello|attention)s?,?\s*(?:(?:to|for)\s*)?(?:the\s+)?(?:grader|evaluator|ai|examiner|llm|grading model)\b/gi,
  /\b(?:system|developer)\s+(?:prompt|message)\b|^\s*(?:system|assistant|developer)\s*:/gi,
  /<\/?\s*(?:answer|student|candidate|system|user|assistant|instructions?|rubric|response)[\w-]*\s*>/gi,
  /"?\bscore"?\s*:\s*"?(?:10|100)\b/gi,
  /\bmark (?:all|every|each) (?:of )?(?:the )?(?:points?|criteri\w+|rubric)\b/gi,
  // In Hinglish, Hindi, Spanish, French and German.
  /\b(?:poore|pure|full|10|das)\s+(?:number|numbers|marks|ank)\s+(?:de\s*do|do|dena|dijiye|de\s*dena)\b/gi,
  /\b(?:pichhle|upar ke|sabhi|saare)\s+(?:nirdesh|instructions?)\b/gi,
  /(?:पूरे|दस|१०|10)\s+(?:अंक|नंबर|मार्क्स)|निर्देशों?\s+को\s+(?:अनदेखा|नज़रअंदाज़)/gi,
  /\b(?:ignora|olvida)\b[^.\n]{0,30}\binstrucciones\b|\bignore[zr]?\b[^.\n]{0,30}\bconsignes\b|\bignoriere?\b[^.\n]{0,30}\banweisungen\b/gi,
];

const ENCODED = /[A-Za-z0-9+/_-]{24,}={0,2}/g;

/** Decodes the encoded words of a text that contain text. */
function decodeWords(text: string): string {
  return (text.match(ENCODED) ?? [])
    .map((word) => {
      const bytes = Uint8Array.from(decodeBase64(word), (letter) => letter.charCodeAt(0));
      return new TextDecoder().decode(bytes);
    })
    .filter((text) => !/[^\t\n\r -~]/.test(text))
    .join("\n");
}

function decodeBase64(word: string): string {
  try {
    return atob(word.replace(/-/g, "+").replace(/_/g, "/"));
  } catch {
    return "";
  }
}

/** Whether a sentence is written to the grader, in clear text or encoded (base64). */
export function isInjection(sentence: string): boolean {
  const text = toPlainLetters(sentence);
  const hidden = decodeWords(text);
  return INJECTIONS.some((injection) => text.search(injection) >= 0 || hidden.search(injection) >= 0);
}

/** Returns the spans in a sentence that address the grader; the whole sentence if only encoded text does. */
function injectionSpans(sentence: string): Span[] {
  const text = toPlainLetters(sentence);
  const matches = INJECTIONS.flatMap((injection) =>
    [...text.matchAll(injection)].map(({ 0: text, index }): Span => ({ start: index, end: index + text.length })),
  );
  return text.length === sentence.length && matches.length > 0 ? matches : [{ start: 0, end: sentence.length }];
}

/**
 * Finds the spans of an answer that address the grader: whole sentences, except for a program that begins or ends within one. `programsIn`
 * finds the programs in the answer without these spans.
 */
export function injectionsIn(
  { text: answer, sentences: allSentences }: TokenizedText,
  programsIn: (text: string) => readonly Span[],
): Span[] {
  const sentences = allSentences.filter(({ start, end }) => isInjection(answer.slice(start, end)));
  const spansBySentence = sentences.map(({ start, end }) =>
    shiftSpans(injectionSpans(answer.slice(start, end)), start),
  );
  const programs = sentences.length === 0 ? [] : programsIn(blankSpans(answer, spansBySentence.flat()));
  return sentences.flatMap((sentence, index) => {
    const program = programs.find(({ start, end }) => start < sentence.end && end > sentence.start);
    if (!program) return [sentence];
    return (spansBySentence[index] ?? []).map(({ start, end }) =>
      end <= program.start ? { start: sentence.start, end: program.start } : { start, end: sentence.end },
    );
  });
}
