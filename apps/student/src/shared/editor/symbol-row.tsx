import { editor as text } from "./editor.en-in.ts";
import * as s from "./plain-editor.module.css";

const SYMBOLS = ["(", ")", ",", "'", '"', "=", "<", ">", "*", "_", ";", "[", "]", "\t"];

/** Buttons for code symbols that are hard to reach on a phone's keyboard. */
export function SymbolRow({ onInsert }: { onInsert: (symbol: string) => void }) {
  return (
    <div className={s.symbols} role="toolbar" aria-label={text.symbols}>
      {SYMBOLS.map((symbol) => (
        <button
          key={symbol}
          type="button"
          className={s.symbol}
          aria-label={text.insertSymbol(text.symbolNames[symbol] ?? symbol)}
          onPointerDown={(event) => event.preventDefault()} // keeps the on-screen keyboard open
          onClick={() => onInsert(symbol)}
        >
          {symbol === "\t" ? text.tab : symbol}
        </button>
      ))}
    </div>
  );
}
