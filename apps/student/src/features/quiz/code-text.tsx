import { Fragment } from "react";

/** Up to where a line of code may go on: behind a comma, an opening bracket or an operator; the rest is one piece. */
const PIECE = /[\s\S]+?(?:[,;({[=+*/&|<>](?![=<>\s)\]}])|$)/g;
/** What is no longer fits on every line: a number with its commas among it stays whole. */
const SHORT = 12;

/** The pieces of code between which a line may end, besides its blanks. */
const piecesOf = (code: string) =>
  code.split(/(?=\s)/).flatMap((word) => (word.length > SHORT ? (word.match(PIECE) ?? []) : word));

/** Code that breaks at its seams, and never inside a number or a name that has room on a line. */
export const CodePieces = ({ code }: { code: string }) =>
  piecesOf(code).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && !/^\s/.test(piece) && <wbr />}
      {piece}
    </Fragment>
  ));

/** Text in which `backticks` mark code; everything else is shown as it is. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((piece, at) =>
    at % 2 === 1 ? (
      <code key={at}>
        <CodePieces code={piece} />
      </code>
    ) : (
      piece
    ),
  );
}
