import { type Meter, ProgramError, UnsupportedError } from "../../meter.ts";
import { long } from "../values/value.ts";
import { Builder } from "./builder.ts";
import { Cursor } from "./cursor.ts";
import { addTo, declaredList, parseConstants, parseDeclaration, parseParameters } from "./declarations.ts";
import { parseExpression, typeName } from "./expressions.ts";
import { Lexer } from "./lexer.ts";
import { parseStatement } from "./statements.ts";
import type { Declared, Expression, Module, Procedure } from "./tree.ts";

const SCOPES = new Set(["public", "private", "global", "friend"]);

function option(cursor: Cursor, module: Module) {
  cursor.next();
  const what = cursor.name();
  if (what === "explicit") module.explicit = true;
  else if (what === "base") module.base = cursor.next().raw === "1" ? 1 : 0;
  else if (what === "compare") module.textCompare = cursor.name() === "text";
  else if (what === "private") cursor.name();
  else cursor.wrong("Option needs Explicit, Base, Compare or Private Module.");
}

function endLine(cursor: Cursor) {
  if (cursor.look().kind !== "end" && !cursor.sees(":")) cursor.wrong("The end of the statement is expected here.");
}

/** Parses lines up to `End …` with `line`. */
function lines(cursor: Cursor, end: [string, string], line: () => void) {
  const { at } = cursor;
  while (!cursor.takes(...end)) {
    if (cursor.finished) cursor.wrong(`${end.join(" ")} is missing.`, at);
    if (cursor.look().kind === "end" || cursor.sees(":")) cursor.next();
    else line();
  }
}

function typeBlock(cursor: Cursor, module: Module) {
  const { at } = cursor;
  cursor.next();
  const name = cursor.name();
  const fields: Declared[] = [];
  lines(cursor, ["end", "type"], () => fields.push(parseDeclaration(cursor)));
  addTo(module.types, name, fields, at);
}

function enumBlock(cursor: Cursor, module: Module) {
  const { at } = cursor;
  cursor.next();
  const members = new Map<string, Expression>();
  addTo(module.enums, cursor.name(), members, at);
  let before: Expression = { is: "value", value: long(-1), at };
  lines(cursor, ["end", "enum"], () => {
    const place = cursor.at;
    const name = cursor.name();
    const one: Expression = { is: "value", value: long(1), at: place };
    const value: Expression = cursor.takes("=")
      ? parseExpression(cursor)
      : { is: "binary", op: "+", left: before, right: one, at: place };
    before = value;
    addTo(members, name, value, place);
    addTo(module.constants, name, value, place);
  });
}

function label(cursor: Cursor, builder: Builder): boolean {
  const token = cursor.look();
  const numbered = token.kind === "value" && /^\d+$/.test(token.raw);
  const named = token.kind === "name" && cursor.look(1).text === ":" && token.text !== "else" && token.text !== "end";
  if (!numbered && !named) return false;
  if (named && ["next", "loop", "wend", "do", "beep", "resume", "stop"].includes(token.text)) return false;
  builder.label(token.text, cursor.at);
  cursor.next();
  cursor.takes(":");
  return true;
}

function body(cursor: Cursor, procedure: Procedure) {
  const builder = new Builder(procedure);
  let startsLine = true;
  lines(cursor, ["end", procedure.kind], () => {
    startsLine = cursor.look(-1).kind === "end";
    if (startsLine && label(cursor, builder)) return;
    const isBlock = ["sub", "function"].includes(cursor.look().text) && cursor.look(1).kind === "name";
    if (isBlock) cursor.wrong(`End ${procedure.kind === "sub" ? "Sub" : "Function"} is missing before this.`);
    parseStatement(cursor, builder);
    if (!cursor.sees("else")) endLine(cursor);
  });
  builder.finish();
}

function procedure(cursor: Cursor, module: Module, isPrivate: boolean) {
  const kind = cursor.next().text as Procedure["kind"];
  const { at } = cursor;
  const name = cursor.name();
  const list = parseParameters(cursor);
  const returns = cursor.takes("as") ? typeName(cursor) : "variant";
  if (cursor.takes("(")) {
    cursor.need(")");
  }
  endLine(cursor);
  const created: Procedure = {
    ...{ name, kind, isPrivate, parameters: list, returns, at },
    ...{ locals: new Map(), constants: new Map(), steps: [] },
  };
  addTo(module.procedures, name, created, at);
  for (const one of list) addTo(created.locals, one.name, one, one.at);
  body(cursor, created);
  if (kind === "sub") created.returns = "";
}

function declaration(cursor: Cursor, module: Module) {
  const { at } = cursor;
  if (cursor.sees("option")) return option(cursor, module);
  const scope = SCOPES.has(cursor.look().text) ? cursor.next().text : "";
  if (cursor.sees("static") && /^(sub|function)$/.test(cursor.look(1).text))
    throw new UnsupportedError("Static procedures", at);
  const { text, raw } = cursor.look();
  if (text === "declare" || text === "property" || text === "event" || text === "implements" || text.startsWith("def"))
    throw new UnsupportedError(raw, at);
  if (text === "sub" || text === "function") return procedure(cursor, module, scope === "private");
  if (text === "type") return typeBlock(cursor, module);
  if (text === "enum") return enumBlock(cursor, module);
  if (cursor.takes("const")) return parseConstants(cursor, module.constants);
  if (cursor.sees("dim") || scope !== "") {
    if (cursor.sees("dim")) cursor.next();
    if (cursor.sees("withevents")) throw new UnsupportedError("WithEvents", at);
    for (const one of declaredList(cursor)) addTo(module.variables, one.name, one, one.at);
    return;
  }
  cursor.wrong("A statement is outside a procedure.", at);
}

/** Reads a module; a text without a procedure is refused. */
export function parseModule(program: string, meter: Meter): Module {
  const cursor = new Cursor(program, new Lexer(program).tokens(), meter);
  const module: Module = {
    ...{ explicit: false, base: 0, textCompare: false },
    ...{ procedures: new Map(), variables: new Map(), constants: new Map(), types: new Map(), enums: new Map() },
  };
  while (!cursor.finished) {
    if (cursor.look().kind === "end" || cursor.sees(":")) {
      cursor.next();
      continue;
    }
    declaration(cursor, module);
    endLine(cursor);
  }
  if (module.procedures.size === 0) throw new ProgramError("syntax", "There is no macro: no Sub and no Function.");
  return module;
}
