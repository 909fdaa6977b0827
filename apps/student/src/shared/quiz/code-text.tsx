import { Fragment } from "react";
import * as s from "./code-text.module.css";

/** A piece of a line of code ends after a comma, an opening bracket or an operator; the rest is one piece. */
const PIECE = /[\s\S]+?(?:[,;({[=+*/&|<>](?![=<>\s)\]}])|$)/g;
/** Code longer than this, in characters, may wrap; a number with commas does not. */
const SHORT = 12;

/** Splits code into pieces between which a line may break, in addition to its spaces. */
const piecesOf = (code: string) =>
  code.split(/(?=\s)/).flatMap((word) => (word.length > SHORT ? (word.match(PIECE) ?? []) : word));

/** Code that breaks between pieces, and never inside a number or a name that fits on a line. */
export const CodePieces = ({ code }: { code: string }) =>
  piecesOf(code).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && !/^\s/.test(piece) && <wbr />}
      {piece}
    </Fragment>
  ));

const STATEMENT = /^(?:SELECT|WITH|INSERT|UPDATE|DELETE|CREATE)\b/i;
/** Shorter statements stay in the line. In characters. */
const LONG_STATEMENT = 40;
const isStatement = (code: string) => code.length >= LONG_STATEMENT && STATEMENT.test(code);

/** Longer code, in characters, would take three lines on a phone, so it becomes a block. */
const LONG_CODE = 60;
const isBlock = (code: string) => isStatement(code) || code.length >= LONG_CODE;

const CLAUSE =
  /\s(?=(?:FROM|WHERE|GROUP BY|HAVING|ORDER BY|LIMIT|UNION|INTERSECT|EXCEPT|SELECT|SET|VALUES|(?:(?:LEFT|RIGHT|FULL|INNER|CROSS) (?:OUTER )?)?JOIN)\b)/gi;
const JOIN_WORD = /(?:LEFT|RIGHT|FULL|INNER|OUTER|CROSS)$/i;
const depthOf = (text: string) => text.split("(").length - text.split(")").length;

/** Splits a statement into clauses, each with the space before the next one; a subquery stays in its clause. */
export function clausesOf(statement: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { index } of statement.matchAll(CLAUSE)) {
    const before = statement.slice(0, index);
    if (depthOf(before) > 0 || JOIN_WORD.test(before)) continue;
    clauses.push(statement.slice(from, index + 1));
    from = index + 1;
  }
  return [...clauses, statement.slice(from)];
}

/** An SQL statement with one line for each clause. */
const Statement = ({ code }: { code: string }) => (
  <code className={s.statement}>
    {clausesOf(code).map((clause, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {clause}
      </Fragment>
    ))}
  </code>
);

/** The text of an option, which may be code; a statement is a block. */
export const OptionText = ({ text }: { text: string }) =>
  isStatement(text) ? <Statement code={text} /> : <CodePieces code={text} />;

/** A punctuation mark alone on a line below a block means nothing to the eye. */
const MARK = /^[.?]$/;
const HiddenMark = ({ mark }: { mark: string }) => <span className="visually-hidden">{mark}</span>;

/** Text with code in `backticks`; everything else is shown unchanged. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((piece, index, pieces) => {
    if (index % 2 === 0) {
      const isAfterBlock = isBlock(pieces[index - 1] ?? "");
      return isAfterBlock && MARK.test(piece) ? <HiddenMark key={index} mark={piece} /> : piece;
    }
    return isStatement(piece) ? (
      <Statement key={index} code={piece} />
    ) : piece.length >= LONG_CODE ? (
      <code key={index} className={s.statement}>
        <CodePieces code={piece} />
      </code>
    ) : (
      <code key={index}>
        <CodePieces code={piece} />
      </code>
    );
  });
}
