import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { type RefObject, useImperativeHandle, useRef } from "react";
import type { AnswerKind } from "./answer-kind.ts";
import { editor as text } from "./editor.en-in.ts";
import { EDITOR_MARK, type EditorProps } from "./editor-props.ts";
import * as s from "./plain-editor.module.css";

const SYMBOLS = ["(", ")", ",", "'", '"', "=", "<", ">", "*", "_", ";", "[", "]", "\t"];

/** The beginning of most queries. */
const SQL_WORDS = ["SELECT ", "FROM ", "WHERE ", "GROUP BY ", "ORDER BY "];

interface SymbolRowProps {
  kind: AnswerKind;
  onInsert: (symbol: string) => void;
}

/** Buttons for code symbols and SQL keywords, which are slow to type on a phone's keyboard. */
function SymbolRow({ kind, onInsert }: SymbolRowProps) {
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

/** A textarea: for phones, for prose, for screen readers, and while the code editor loads. */
export function PlainEditor(props: EditorProps) {
  const { kind, value, onValue, onBlur, label, describedBy, isInvalid, ref } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { remember, insert } = useCaret(area, value, onValue);
  const isCode = kind !== "prose";
  useImperativeHandle(ref, () => ({ insert, focus: () => area.current?.focus() }));

  return (
    <div className={s.editor} data-invalid={isInvalid || undefined}>
      <textarea
        {...EDITOR_MARK}
        ref={area}
        className={isCode ? s.code : s.prose}
        value={value}
        maxLength={MAX_ANSWER}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onValue(event.currentTarget.value)}
        onSelect={remember}
        onBlur={() => {
          remember();
          onBlur();
        }}
        {...(isCode && {
          autoCapitalize: "off",
          autoCorrect: "off",
          autoComplete: "off",
          spellCheck: false,
          wrap: "soft",
        })}
      />
      {isCode && <SymbolRow kind={kind} onInsert={insert} />}
    </div>
  );
}

/** Remembers where to insert a text after the textarea has lost the focus. */
function useCaret(area: RefObject<HTMLTextAreaElement | null>, value: string, onValue: (value: string) => void) {
  const caret = useRef<{ start: number; end: number } | null>(null);
  function remember() {
    const { selectionStart, selectionEnd } = area.current ?? {};
    if (selectionStart !== undefined && selectionEnd !== undefined)
      caret.current = { start: selectionStart, end: selectionEnd };
  }
  function insert(text: string) {
    const field = area.current;
    if (!field) return;
    const { start, end } = caret.current ?? { start: value.length, end: value.length };
    const isVisible = field.offsetParent !== null; // on a phone the textarea may be on the other tab
    if (isVisible) field.focus();
    field.setRangeText(text, Math.min(start, field.value.length), Math.min(end, field.value.length), "end");
    caret.current = { start: field.selectionStart, end: field.selectionEnd };
    onValue(field.value.slice(0, MAX_ANSWER));
  }
  return { remember, insert };
}
