import { Fragment } from "react";

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text with the searched words in bold. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escaped).join("|")})`, "giu");
  // The pattern has one group, so every second piece is a match.
  return text
    .split(pattern)
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? <strong>{piece}</strong> : piece}</Fragment>);
}
