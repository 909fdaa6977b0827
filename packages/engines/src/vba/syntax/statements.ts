import { UnsupportedError } from "../../meter.ts";
import * as blocks from "./blocks.ts";
import type { Builder } from "./builder.ts";
import type { Cursor } from "./cursor.ts";
import { addTo, declaredList, parseConstants, parseDeclaration } from "./declarations.ts";
import { parseArguments, parseExpression, parsePrimary } from "./expressions.ts";
import type { Expression } from "./tree.ts";

const NOWHERE = -1;

/** Statements that a macro must not run, or that are rare. They are reported when they are reached. */
const UNSUPPORTED = new Set(
  "open close put get input write line lock unlock gosub return lset rset raiseevent implements kill mkdir rmdir chdir chdrive filecopy setattr name savesetting deletesetting sendkeys appactivate reset width load unload event stop randomize".split(
    " ",
  ),
);

type Parse = (cursor: Cursor, builder: Builder) => void;
const STATEMENTS = new Map(
  Object.entries<Parse>({
    if: (cursor, builder) => blocks.parseIf(cursor, builder, parseStatement),
    else: blocks.parseElse,
    elseif: blocks.parseElse,
    for: blocks.parseFor,
    next: blocks.parseNext,
    do: blocks.parseDo,
    loop: blocks.parseLoop,
    while: blocks.parseWhile,
    wend: blocks.parseWend,
    select: blocks.parseSelect,
    case: blocks.parseCase,
    with: blocks.parseWith,
    end: parseEnd,
    exit: parseExit,
    dim: (cursor, builder) => parseDim(cursor, builder, false),
    static: (cursor, builder) => parseDim(cursor, builder, true),
    const: (cursor, builder) => {
      cursor.next();
      parseConstants(cursor, builder.procedure.constants);
    },
    redim: parseReDim,
    erase: parseErase,
    on: parseOnError,
    resume: parseResume,
    goto: parseGoTo,
    set: parseSet,
    let: (cursor, builder) => {
      cursor.next();
      parseAssignment(cursor, builder);
    },
    call: (cursor, builder) => {
      const { at } = cursor;
      cursor.next();
      builder.emit({ do: "call", call: called(parsePrimary(cursor)), at });
    },
  }),
);

/** One statement, without the end of its line. */
export function parseStatement(cursor: Cursor, builder: Builder) {
  const token = cursor.look();
  const parse = token.kind === "name" && !cursor.sees(token.text, "=") ? STATEMENTS.get(token.text) : undefined;
  if (parse) return parse(cursor, builder);
  const follows = cursor.look(1);
  if (token.kind === "name" && UNSUPPORTED.has(token.text) && !["=", ".", "("].includes(follows.text)) {
    builder.emit({ do: "unsupported", what: token.raw, at: cursor.at });
    while (cursor.look().kind !== "end") cursor.next();
    return;
  }
  if (cursor.sees("debug", ".", "print")) return parsePrint(cursor, builder);
  parseAssignment(cursor, builder);
}

/** Makes a call with arguments, even if there are none, so that it differs from a variable. */
const called = (of: Expression): Expression => (of.is === "call" ? of : { is: "call", of, args: [], at: of.at });

function parseAssignment(cursor: Cursor, builder: Builder) {
  const { at, index } = cursor;
  const target = parsePrimary(cursor);
  if (cursor.takes("=")) {
    builder.emit({ do: "let", target, value: parseExpression(cursor), at });
    return;
  }
  if (cursor.atEnd) {
    builder.emit({ do: "call", call: called(target), at });
    return;
  }
  cursor.index = index;
  builder.emit({ do: "call", call: callWithoutBrackets(cursor), at });
}

/** `Range("A1").Copy target`, also where the first argument begins with a bracket: `MsgBox (a) & b`. */
function callWithoutBrackets(cursor: Cursor): Expression {
  const start = cursor.index;
  const whole = parsePrimary(cursor);
  const end = cursor.index;
  let of = whole;
  if (whole.is === "call" && cursor.look(-1).text === ")") {
    cursor.index = start;
    of = primaryBefore(cursor, opening(cursor, start, end));
  }
  const { at } = of;
  return { is: "call", of, args: parseArguments(cursor, ""), at };
}

/** The index of the bracket that the one before `end` closes. */
function opening(cursor: Cursor, start: number, end: number): number {
  let depth = 0;
  for (let i = end - 1; i >= start; i--) {
    const { kind, text } = cursor.look(i - cursor.index);
    if (kind === "operator" && text === ")") depth++;
    if (kind === "operator" && text === "(" && --depth === 0) return i;
  }
  return start;
}

function primaryBefore(cursor: Cursor, bracket: number): Expression {
  const of = parsePrimary(cursor.until(bracket));
  cursor.index = bracket;
  return of;
}

function parseSet(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  const target = parsePrimary(cursor);
  cursor.need("=");
  builder.emit({ do: "set", target, value: parseExpression(cursor), at });
}

function parsePrint(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  for (let i = 0; i < 3; i++) cursor.next();
  const values: Expression[] = [];
  while (!cursor.atEnd) if (!cursor.takes(";") && !cursor.takes(",")) values.push(parseExpression(cursor));
  builder.emit({ do: "print", values, at });
}

function parseDim(cursor: Cursor, builder: Builder, isStatic: boolean) {
  cursor.next();
  for (const one of declaredList(cursor)) addTo(builder.procedure.locals, one.name, { ...one, isStatic }, one.at);
}

function parseReDim(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  const preserve = cursor.takes("preserve");
  do {
    const variable = parseDeclaration(cursor);
    builder.emit({ do: "redim", variable, preserve, at });
  } while (cursor.takes(","));
}

function parseErase(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  do builder.emit({ do: "erase", of: parsePrimary(cursor), at });
  while (cursor.takes(","));
}

function labelName(cursor: Cursor): string {
  const token = cursor.next();
  if (token.kind !== "name" && !/^\d+$/.test(token.raw)) cursor.wrong("A label is missing here.");
  return token.text;
}

function parseOnError(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  cursor.takes("local");
  if (!cursor.takes("error")) throw new UnsupportedError("On … GoTo", at);
  if (cursor.takes("resume")) {
    cursor.need("next");
    builder.emit({ do: "onError", mode: "next", to: NOWHERE, at });
    return;
  }
  cursor.need("goto");
  if (cursor.takes("-")) {
    cursor.next();
    builder.emit({ do: "onError", mode: "clear", to: NOWHERE, at });
  } else if (cursor.look().raw === "0") {
    cursor.next();
    builder.emit({ do: "onError", mode: "off", to: NOWHERE, at });
  } else {
    const step = builder.emit({ do: "onError", mode: "label", to: NOWHERE, at });
    builder.toLabel(labelName(cursor), step, at);
  }
}

function parseResume(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  if (cursor.takes("next")) builder.emit({ do: "resume", mode: "next", to: NOWHERE, at });
  else if (cursor.atEnd || cursor.look().raw === "0") {
    if (!cursor.atEnd) cursor.next();
    builder.emit({ do: "resume", mode: "same", to: NOWHERE, at });
  } else {
    const step = builder.emit({ do: "resume", mode: "label", to: NOWHERE, at });
    builder.toLabel(labelName(cursor), step, at);
  }
}

function parseGoTo(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  const step = builder.emit({ do: "jump", to: NOWHERE, at });
  builder.toLabel(labelName(cursor), step, at);
}

function parseExit(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  const what = cursor.name();
  if (what === "sub" || what === "function") {
    builder.emit({ do: "exit", at });
    return;
  }
  if (what !== "for" && what !== "do") cursor.wrong("Exit needs Sub, Function, For or Do.", at);
  const block = builder.blocks.findLast(({ kind }) => kind === what);
  if (!block) return cursor.wrong(`Exit ${what === "for" ? "For" : "Do"} is outside of its loop.`, at);
  block.ends.push(builder.emit({ do: "jump", to: NOWHERE, at }));
}

function parseEnd(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.next();
  if (cursor.takes("if")) builder.close("if", "End If without If.", at);
  else if (cursor.takes("select")) builder.close("select", "End Select without Select Case.", at);
  else if (cursor.takes("with")) {
    builder.close("with", "End With without With.", at);
    cursor.withs.pop();
  } else if (cursor.atEnd) builder.emit({ do: "end", at });
  else cursor.wrong("End If, End Select, End With or End Sub is expected here.", at);
}
