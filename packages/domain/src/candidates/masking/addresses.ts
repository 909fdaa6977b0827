import type { FlatText, Span, Token } from "./flat-text.ts";
import { spacedLetters } from "./names.ts";

/** Common domain endings; rarer ones count only after `www.` or a scheme. */
const ENDS = new Set(
  (
    "com in org net edu gov io dev me co app ai info biz xyz tech site online page link bio blog store pro live cloud space website " +
    "tv gg ly be gle uk us ca au de fr nl eu sg ae np lk bd pk shop work works digital design art fun top club studio one"
  ).split(" "),
);
/** Product names that look like domains; with a path after them they are domains. */
const NO_DOMAINS = new Set(["asp.net", "vb.net", "ado.net", "ml.net", "socket.io", "draw.io", "app.net"]);
const MAIL_HOSTS = new Set(
  "gmail googlemail yahoo ymail hotmail outlook live rediff rediffmail icloud proton protonmail zoho aol gmx".split(
    " ",
  ),
);
/** Sites with personal pages: their name and a slash precede a handle. */
const SITES = new Set(
  "linkedin github gitlab kaggle facebook instagram insta twitter telegram whatsapp youtube medium behance notion tableau".split(
    " ",
  ),
);
const DOTS = new Set(["dot", "punkt", "डॉट"]);
const JOINTS = new Set(["underscore", "dash", "hyphen", "minus", ...DOTS]);
const ATS = new Set(["at", "एट"]);

/** The maximum number of tokens in a local part or a domain; bounds the work at each position. */
const MOST_PARTS = 24;

const OPENING = "[({<";
const CLOSING = "])}>";
/** Separators between two words of a local part. */
const LOCAL = /^[._%+\-'’]{1,3}$/;
const DOT = /^\.$/;
const WIDE_DOT = /^\s{0,2}\.\s{0,2}$/;
const BLANK = /^\s{1,3}$/;
const AT = /^\s{0,3}@\s{0,3}$/;
const HYPHEN = /^[-_]{1,2}$/;

const isWrapped = (before: string, after: string) =>
  OPENING.includes(before.trim().slice(-1) || " ") && CLOSING.includes(after.trim().charAt(0) || " ");

/** Reads a flat text token by token; `gap(n)` is the text before token n. */
class Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Adjacent single letters. */
  private readonly letters: ReadonlySet<Token>;

  constructor(flat: FlatText) {
    this.text = flat.text;
    this.tokens = flat.tokens;
    this.letters = new Set(spacedLetters(flat).flat());
  }
  /** Whether tokens n and n + 1 are letters of one spaced-out word. */
  private isSpaced(at: number): boolean {
    const [one, other] = [this.tokens[at], this.tokens[at + 1]];
    if (!one || !other || !this.letters.has(one) || !this.letters.has(other)) return false;
    return !this.gap(at + 1).includes("@");
  }
  gap(at: number): string {
    return this.text.slice(this.tokens[at - 1]?.to ?? 0, this.tokens[at]?.from ?? this.text.length);
  }
  folded(at: number): string {
    return this.tokens[at]?.folded ?? "";
  }
  /** Whether token n is a spelt-out dot, at or dash: between spaces, or in brackets. */
  isSpelt(at: number, words: ReadonlySet<string>): "wrapped" | "bare" | null {
    if (!words.has(this.folded(at))) return null;
    if (isWrapped(this.gap(at), this.gap(at + 1))) return "wrapped";
    return BLANK.test(this.gap(at)) && BLANK.test(this.gap(at + 1)) ? "bare" : null;
  }
  /** Returns the first token of the local part that ends with token n. */
  localFrom(at: number): number {
    let first = at;
    while (first > 0 && at - first < MOST_PARTS) {
      if (this.isSpaced(first - 1) || LOCAL.test(this.gap(first))) first--;
      else if (first > 1 && this.isSpelt(first - 1, JOINTS)) first -= 2;
      else break;
    }
    return first;
  }
  /** Returns the last token of the domain that begins with token n; with `wide`, spaces may surround the dots, as after "at". */
  domainTo(at: number, wide: boolean): number {
    let last = at;
    while (last + 1 < this.tokens.length && last - at < MOST_PARTS) {
      const gap = this.gap(last + 1);
      if (DOT.test(gap) || HYPHEN.test(gap)) last++;
      else if (wide && (this.isSpaced(last) || (WIDE_DOT.test(gap) && this.isEnd(last + 1)))) last++;
      else if (last + 2 < this.tokens.length && this.isSpelt(last + 1, DOTS)) last += 2;
      else break;
    }
    return last;
  }
  private isEnd(at: number): boolean {
    return ENDS.has(this.folded(at)) || MAIL_HOSTS.has(this.folded(at)) || this.letters.has(this.tokens[at] as Token);
  }
  /** Returns the end of the word at this position: the next space, without closing punctuation. */
  endOfWord(from: number): number {
    let to = from;
    while (to < this.text.length && this.text.charAt(to).trim() !== "") to++;
    while (to > from && ".,;:!?)]}>\"'".includes(this.text.charAt(to - 1))) to--;
    return to;
  }
}

/** Whether the tokens are a domain: "gmail.com", "github dot com"; not "SQL.Then". */
function isDomain(reader: Reader, first: number, last: number): boolean {
  if (last === first || !ENDS.has(reader.folded(last))) return false;
  const name = `${reader.folded(last - 1)}.${reader.folded(last)}`;
  const hasPath = "/?#:".includes(reader.text.charAt(reader.tokens[last]?.to ?? 0) || " ");
  // "B.Com", "M.Tech" are degrees, and "ASP.NET" is a product.
  const isOther = last === first + 1 && (NO_DOMAINS.has(name) || [...reader.folded(first)].length === 1);
  return hasPath || !isOther;
}

/** Returns the span from the token before an at to the end of the domain or handle after it; null if token n begins neither. */
function mailSpan(reader: Reader, before: number, after: number, isCertain: boolean): Span | null {
  const { tokens } = reader;
  const last = after < tokens.length ? reader.domainTo(after, true) : after;
  const isHost = MAIL_HOSTS.has(reader.folded(after)) || isDomain(reader, after, last);
  if (!isCertain && !isHost) return null;
  const first = before >= 0 ? reader.localFrom(before) : after;
  return { from: tokens[first]?.from ?? 0, to: tokens[Math.min(last, tokens.length - 1)]?.to ?? 0 };
}

function mails(reader: Reader): Span[] {
  const spans: Span[] = [];
  const { tokens } = reader;
  for (let index = 0; index <= tokens.length; index++) {
    const gap = reader.gap(index);
    const sign = gap.indexOf("@");
    if (sign >= 0) {
      const isJoined = index > 0 && AT.test(gap);
      const span =
        index < tokens.length || isJoined
          ? mailSpan(reader, isJoined ? index - 1 : -1, Math.min(index, tokens.length - 1), true)
          : null;
      if (span) spans.push(span);
    }
    const spelt = index > 0 && index + 1 < tokens.length ? reader.isSpelt(index, ATS) : null;
    const span = spelt ? mailSpan(reader, index - 1, index + 1, spelt === "wrapped") : null;
    if (span) spans.push(span);
  }
  return spans;
}

/** Finds the local part in "asha.v gmail.com", where the at is missing. */
function localBefore(reader: Reader, first: number): number {
  const isHost = MAIL_HOSTS.has(reader.folded(first));
  return isHost && first > 0 && BLANK.test(reader.gap(first)) ? reader.localFrom(first - 1) : first;
}

/** Returns where " slash in slash ashav" after a domain ends. */
function slashesTo(reader: Reader, last: number): number {
  let to = last;
  while (to - last < MOST_PARTS && reader.folded(to + 1) === "slash" && to + 2 < reader.tokens.length) to += 2;
  return to;
}

function links(reader: Reader): Span[] {
  const spans: Span[] = [];
  const { tokens } = reader;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const after = reader.gap(index + 1);
    if (
      after.startsWith("://") ||
      (token.folded === "www" && after.startsWith(".")) ||
      (SITES.has(token.folded) && after.startsWith("/"))
    ) {
      const to = reader.endOfWord(token.from);
      spans.push({ from: token.from, to });
      while ((tokens[index + 1]?.from ?? to) < to) index++;
      continue;
    }
    const last = reader.domainTo(index, false);
    if (!isDomain(reader, index, last)) continue;
    const to = tokens[slashesTo(reader, last)]?.to ?? token.to;
    const rest = "/?#:".includes(reader.text.charAt(to) || " ") ? reader.endOfWord(to) : to;
    spans.push({ from: tokens[localBefore(reader, index)]?.from ?? token.from, to: Math.max(to, rest) });
    index = last;
    while ((tokens[index + 1]?.from ?? rest) < rest) index++;
  }
  return spans;
}

/** Finds e-mail addresses, handles and links, also spelt out: "asha at gmail dot com", "github dot com slash asha". */
export function addresses(flat: FlatText): Span[] {
  const reader = new Reader(flat);
  return [...mails(reader), ...links(reader)];
}
