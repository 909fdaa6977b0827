import { escapeHtml } from "../html.ts";

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

/** Returns the first 20 words as plain text. If words are left out, an ellipsis replaces the punctuation at the end. */
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
