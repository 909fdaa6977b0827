import { type FlatText, flatTextOf, plainCharacter } from "../candidates/masking/flat-text.ts";
import { phoneNumbers } from "../candidates/masking/numbers.ts";
import * as obvious from "./obvious-link.ts";
import { isTopLevel } from "./top-level-domains.ts";

// cspell:ignore callto smsto facetime icici hdfcbank paytm

/** Products, degrees and titles that look like domains. */
const NO_DOMAINS = new Set(
  (
    "asp.net vb.net ado.net ml.net socket.io draw.io power.bi " +
    "b.com m.com b.tech m.tech b.sc m.sc b.sc.it m.sc.it b.des m.des " +
    "pvt.ltd co.ltd sr.engineer jr.engineer asst.engineer sr.accountant jr.accountant sr.associates"
  ).split(" "),
);
/** Endings that are recognised with spaces around their dot; ".NET" is a product. */
const BEHIND_BLANK = new Set("com in org co io xyz info".split(" "));
const BEFORE_BLANK = new Set(["com", "xyz"]);
/** Endings that are recognised after a spelt-out dot; "Polka Dot Design" is a name. */
const BEHIND_WORD = new Set("com in org net io xyz info".split(" "));
const SPELT_DOTS = new Set(["dot", "डॉट"]);

/** The maximum number of labels of a domain that are checked; bounds the work at each position. */
const MOST_LABELS = 8;

const WRAPPED_DOT = /^\s?[[({<]\s?\.\s?[\])}>]\s?$/;
const OPENED = /^\s?[[({<]\s?$/;
const CLOSED = /^\s?[\])}>]\s?$/;
const BLANK = /^\s{1,3}$/;
const JOINED = /^[.\-_]$/;

/** Matches links other than domain names: schemes with their colon, and other addresses. */
const SCHEME =
  /:\/\/|\b(?:https?|ftp|tel|callto|mailto|sms|smsto|upi|whatsapp|skype|facetime|intent|javascript):|\bwww\.|\bxn--|\blocalhost\b/i;
const IPV4 = /(?<![\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\d.])/;
const IPV6 = /\[[\da-f]{0,4}:[\da-f:.]{1,40}\]/i;
/** Matches a mail address or a UPI id; "Analyst @ Infosys" is neither. */
const AT_SIGN = /\S@\S|[[({<]\s?(?:at|@)\s?[\])}>]/i;
const UPI_BANK = /@\s?(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|apl|upi|paytm)\b/i;

const gapBefore = ({ text, tokens }: FlatText, at: number) =>
  text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? text.length);

/** Returns how many tokens before token n its domain's name ends; 0 if token n is not a domain ending. */
function stepToName(flat: FlatText, at: number): number {
  const word = flat.tokens[at]?.folded ?? "";
  if (at === 0 || !isTopLevel(word)) return 0;
  const gap = gapBefore(flat, at);
  if (gap === "." || WRAPPED_DOT.test(gap)) return 1;
  if (gap.trim() === "." && gap.length <= 4) {
    const isFound = gap.startsWith(".") ? BEFORE_BLANK.has(word) : BEHIND_BLANK.has(word);
    return isFound ? 1 : 0;
  }
  if (at < 2 || !SPELT_DOTS.has(flat.tokens[at - 1]?.folded ?? "")) return 0;
  const before = gapBefore(flat, at - 1);
  if (OPENED.test(before) && CLOSED.test(gap)) return 2;
  return BLANK.test(before) && BLANK.test(gap) && BEHIND_WORD.has(word) ? 2 : 0;
}

/** Whether the labels up to this ending are a product, a degree or the initials of a name. */
function isName(flat: FlatText, last: number, end: number): boolean {
  let first = last;
  while (first > 0 && last - first < MOST_LABELS && JOINED.test(gapBefore(flat, first))) first--;
  const labels = flat.tokens.slice(first, last + 1).map(({ folded }) => folded);
  if (NO_DOMAINS.has([...labels, flat.tokens[end]?.folded].join("."))) return true;
  const hasPath = "/?#:".includes(flat.text.charAt(flat.tokens[end]?.to ?? 0) || " ");
  return !hasPath && labels.length < MOST_LABELS && labels.every((label) => [...label].length === 1);
}

function holdsDomain(flat: FlatText): boolean {
  for (let index = 1; index < flat.tokens.length; index++) {
    const step = stepToName(flat, index);
    if (step > 0 && !isName(flat, index - step, index)) return true;
  }
  return false;
}

const plainOf = (text: string) => Array.from(text, plainCharacter).join("");

/**
 * Whether a text contains something that a mail program links, or that its reader could type as an address: a web or
 * mail address, a UPI id. Takes time in proportion to the text.
 */
export function holdsLink(text: string): boolean {
  if (obvious.holdsLink(text)) return true;
  const plain = plainOf(text);
  if ([SCHEME, IPV4, IPV6, AT_SIGN, UPI_BANK].some((kind) => kind.test(plain))) return true;
  return holdsDomain(flatTextOf(plain));
}

const TIME = /\b\d{1,2}:\d\d\b/g;
const RANGE = /(?<!\d)[1-5]\d{3,5}\s?[-–]\s?[1-9]\d{3,5}(?!\d)/g;
/** Wider than the gap between two groups of one telephone number. */
const NO_DIGITS = "     ";

/** Whether a text contains a telephone number; "10:00 - 11:30" and the pay "15000-20000" are none. */
export function holdsPhone(text: string): boolean {
  if (obvious.holdsPhone(text)) return true;
  const plain = plainOf(text).replace(TIME, NO_DIGITS).replace(RANGE, NO_DIGITS);
  return phoneNumbers(flatTextOf(plain), "").length > 0;
}
