/** "+91 98765 43210" from the ten stored digits; other texts are returned unchanged. */
export const formatPhone = (digits: string) => digits.replace(/^(\d{5})(\d{5})$/, "+91 $1 $2");

/** Matches each digit that is followed by a comma. A safe integer has at most seven commas. */
const BEFORE_COMMA = /\d(?=(?:\d\d){1,7}\d$)/g;

/** 1,00,000: Indian grouping. Whole numbers do not need `Intl`, and most pages have no others. */
export const formatNumber = (number: number) =>
  Number.isSafeInteger(number) ? String(number).replace(BEFORE_COMMA, "$&,") : number.toLocaleString("en-IN");

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
