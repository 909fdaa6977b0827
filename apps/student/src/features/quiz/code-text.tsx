import { Fragment } from "react";

/** Up to where a line of code may go on: behind a comma, an opening bracket or an operator; the rest is one piece. */
const PIECE = /[\s\S]+?(?:[,;({[=+*/&|<>](?![=<>\s)\]}])|$)/g;
/** Long code may wrap; a number with commas does not. */
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

/** Text with code in `backticks`; everything else is shown unchanged. */
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
