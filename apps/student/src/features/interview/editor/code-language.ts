import { PostgreSQL } from "@codemirror/lang-sql";
import { StreamLanguage } from "@codemirror/language";
import { vb } from "@codemirror/legacy-modes/mode/vb";
import type { Extension } from "@codemirror/state";
import type { AnswerKind } from "../../../shared/editor/answer-kind.ts";
import { formulaMode } from "./formula-mode.ts";

/** Syntax highlighting without completion. */
export function languageOf(kind: AnswerKind): Extension {
  if (kind === "sql") return PostgreSQL.extension;
  if (kind === "vba") return StreamLanguage.define(vb);
  return kind === "prose" ? [] : StreamLanguage.define(formulaMode(kind));
}
