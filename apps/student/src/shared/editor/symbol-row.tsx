import type { AnswerKind } from "./answer-kind.ts";
import { editor as text } from "./editor.en-in.ts";
import * as s from "./plain-editor.module.css";

const SYMBOLS = ["(", ")", ",", "'", '"', "=", "<", ">", "*", "_", ";", "[", "]", "\t"];

/** The beginning of most queries. */
const SQL_WORDS = ["SELECT ", "FROM ", "WHERE ", "GROUP BY ", "ORDER BY "];

interface SymbolRowProps {
  kind: AnswerKind;
  onInsert: (symbol: string) => void;
}

/** Buttons for code symbols and SQL keywords, which are slow to type on a phone's keyboard. */
export function SymbolRow({ kind, onInsert }: SymbolRowProps) {
  const symbols = kind === "sql" ? [...SQL_WORDS, ...SYMBOLS] : SYMBOLS;
  return (
    <div className={s.symbols} role="toolbar" aria-label={text.symbols}>
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          className={s.symbol}
          aria-label={text.insertSymbol(text.symbolNames[symbol] ?? symbol.trim())}
          onPointerDown={(event) => event.preventDefault()} // keeps the on-screen keyboard open
          onClick={() => onInsert(symbol)}
        >
          {symbol === "\t" ? text.tab : symbol.trim()}
        </button>
      ))}
    </div>
  );
}
