import { escapeHtml } from "./html.ts";

export const PREVIEW_WORDS = 20;

const ENTITIES = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " }));

/** Tags that can occur within a word or next to punctuation. */
const INLINE = /<\/?(?:strong|b|em|i|u|s|code|a)(?:\s[^<>]*)?>/gi;

/** Extracts the text of rich text: block tags become spaces, and the five entities of the sanitiser become characters. */
export const plainText = (html: string) =>
  html
    .replace(INLINE, "")
    .replace(/<[^<>]*>/g, " ") // without `<` inside, so that the time is linear
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES.get(name) ?? " ")
    .replace(/\s+/g, " ")
    .trim();

const MARKS_AT_END = 40;

/** Returns the first 20 words without markup; an ellipsis, without another mark before it, shows that words are omitted. */
export function preview(html: string, words = PREVIEW_WORDS): string {
  const all = plainText(html).split(" ");
  if (all.length <= words) return all.join(" ");
  return `${withoutLastMarks(all.slice(0, words).join(" "))}…`;
}

function withoutLastMarks(text: string): string {
  let end = text.length;
  while (end > text.length - MARKS_AT_END && /[\s.,;:!?…–-]/.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Converts plain text to a paragraph of rich text. */
export const richTextOf = (text: string) => text && `<p>${escapeHtml(text)}</p>`;

/** "+91 98765 43210" from the ten stored digits; other texts are returned unchanged. */
export const formatPhone = (digits: string) => digits.replace(/^(\d{5})(\d{5})$/, "+91 $1 $2");

const NUMBER = new Intl.NumberFormat("en-IN");

/** 1,00,000: Indian grouping. */
export const formatNumber = (number: number) => NUMBER.format(number);

/** Returns "1 answer", "3 answers", "1,200 answers". */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** "SQL", "SQL and Excel", "SQL, Excel and VBA". */
export const listOf = (items: readonly string[]) => new Intl.ListFormat("en-IN", { type: "conjunction" }).format(items);

/** "Just now": capitalises standalone text. */
export const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Letters whose names begin with a vowel sound: "an MIS Executive". */
const SPOKEN_WITH_VOWEL = "A E F H I L M N O R S X";
const VOWELS = "a e i o u";

/** "a Data Analyst", "an Operations Analyst", "an MIS Executive", "a UX Writer". */
export function withArticle(noun: string): string {
  const [first = "", second = ""] = noun;
  const isAcronym = /[A-Z]/.test(first) && /[A-Z]/.test(second);
  const hasVowel = isAcronym ? SPOKEN_WITH_VOWEL.includes(first) : VOWELS.includes(first.toLowerCase());
  return `${hasVowel ? "an" : "a"} ${noun}`;
}
