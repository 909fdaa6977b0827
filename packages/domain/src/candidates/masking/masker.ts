import { addresses } from "./addresses.ts";
import { flatTextOf, plainCharacter, type Span } from "./flat-text.ts";
import { ownNames } from "./names.ts";
import { phoneNumbers } from "./numbers.ts";

/** Replaces everything in a text that identifies the candidate. */
export const MASK = "•••";

interface Person {
  fullName: string;
  email: string;
  phone: string;
}
/** The shortest local part of an e-mail address that is masked, in characters: shorter ones are often ordinary words. */
const SHORTEST_LOCAL = 4;
const ENTITIES = new Map(
  Object.entries({
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#39;": "'",
    "&nbsp;": " ",
  }),
);
const LONGEST_ENTITY = 6;
/** Tags that can occur within a word. */
const INLINE = new Set(["strong", "b", "em", "i", "u", "s", "code", "a"]);

/** A character or a tag of the source, and its positions in the flat text. */
interface Piece extends Span {
  source: string;
  isTag: boolean;
}

/** Finds every occurrence of the local part of the person's own address, because a handle is often the same. */
function ownLocalParts(text: string, email: string): Span[] {
  const local = email.slice(0, Math.max(0, email.lastIndexOf("@"))).toLowerCase();
  if (local.length < SHORTEST_LOCAL) return [];
  const lower = text.toLowerCase();
  // A character whose lower case is longer would move the positions after it.
  if (lower.length !== text.length) return [];
  const spans: Span[] = [];
  for (let from = lower.indexOf(local); from >= 0; from = lower.indexOf(local, from + local.length))
    spans.push({ from, to: from + local.length });
  return spans;
}

function spansIn(text: string, { fullName, email, phone }: Person): Span[] {
  const flat = flatTextOf(text);
  const spans = [
    ...addresses(flat),
    ...phoneNumbers(flat, phone),
    ...ownNames(flat, fullName),
    ...ownLocalParts(text, email),
  ].sort((one, other) => one.from - other.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ from: span.from, to: span.to });
  }
  return merged;
}

/** Joins the pieces with each span replaced by one mask; tags within a span stay. */
function written(pieces: readonly Piece[], spans: readonly Span[]): string {
  let next = 0;
  let result = "";
  let open: Span | null = null;
  for (const { source, from, to, isTag } of pieces) {
    while (next < spans.length && (spans[next]?.to ?? 0) <= from) next++;
    const span = spans[next];
    // Skips invisible characters.
    if (!isTag && to === from) continue;
    const isHidden = !isTag && span !== undefined && span.from < to && span.to > from;
    if (!isHidden) result += source;
    else if (span !== open) {
      result += MASK;
      open = span;
    }
  }
  return result;
}

function flatten(pieces: Iterable<{ source: string; text: string; isTag: boolean }>) {
  const placed: Piece[] = [];
  const texts: string[] = [];
  let at = 0;
  for (const { source, text, isTag } of pieces) {
    placed.push({ source, from: at, to: at + text.length, isTag });
    texts.push(text);
    at += text.length;
  }
  return { placed, text: texts.join("") };
}

function* charactersOf(text: string) {
  for (const source of text) yield { source, text: plainCharacter(source), isTag: false };
}

const tagName = (tag: string) => /^<\/?([a-z0-9]{1,20})/i.exec(tag)?.[1]?.toLowerCase() ?? "";

/** Splits sanitised rich text: attributes are removed, and links with their tags; an unclosed tag ends the text. */
function* piecesOf(html: string) {
  for (let index = 0; index < html.length; ) {
    const character = String.fromCodePoint(html.codePointAt(index) ?? 0);
    if (character === "<") {
      const end = html.indexOf(">", index);
      if (end < 0) return;
      const name = tagName(html.slice(index, index + 24));
      const isEnd = html.charAt(index + 1) === "/";
      const source = name === "" || name === "a" ? "" : `<${isEnd ? "/" : ""}${name}>`;
      yield { source, text: INLINE.has(name) ? "" : "\n", isTag: true };
      index = end + 1;
      continue;
    }
    const end = character === "&" ? html.slice(index, index + LONGEST_ENTITY).indexOf(";") : -1;
    const entity = end > 0 ? html.slice(index, index + end + 1) : "";
    const source = ENTITIES.get(entity) === undefined ? character : entity;
    yield { source, text: plainCharacter(ENTITIES.get(entity) ?? character), isTag: false };
    index += source.length;
  }
}

/**
 * Creates functions that hide identity and contact details in free text: e-mail addresses, telephone numbers, links
 * and the words of the person's own name, each replaced by "•••" (docs/rules.md 11.6). Evasive spellings are
 * included; in doubt it hides. Takes time in proportion to the text.
 */
export function maskerOf(person: Person) {
  return {
    text(text: string): string {
      const { placed, text: flat } = flatten(charactersOf(text));
      return written(placed, spansIn(flat, person));
    },
    /** For rich text from the sanitiser. */
    richText(html: string): string {
      const { placed, text: flat } = flatten(piecesOf(html));
      return written(placed, spansIn(flat, person));
    },
  };
}
export type Masker = ReturnType<typeof maskerOf>;

/** Replaces one character where positions must not move. */
export const MARK = "•";

/** Hides e-mail addresses and links in free text with one mark for each character; every other character keeps its position. */
export function hideAddresses(text: string): string {
  const { placed, text: flat } = flatten(charactersOf(text));
  const spans = addresses(flatTextOf(flat));
  if (spans.length === 0) return text;
  const isHidden = new Uint8Array(flat.length);
  for (const { from, to } of spans) isHidden.fill(1, from, to);
  return placed
    .map(({ source, from, to }) => (to > from && isHidden[from] ? MARK.repeat(source.length) : source))
    .join("");
}
