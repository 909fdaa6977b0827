import type { Builder } from "./builder.ts";
import type { Cursor } from "./cursor.ts";
import { parseExpression, parsePrimary } from "./expressions.ts";
import type { CaseTest } from "./tree.ts";

const NOWHERE = -1;
export type Statement = (cursor: Cursor, builder: Builder) => void;

/** Parses statements up to the end of the line, for an If in one line. */
function inLine(cursor: Cursor, builder: Builder, statement: Statement) {
  while (cursor.look().kind !== "end" && !cursor.sees("else")) if (!cursor.takes(":")) statement(cursor, builder);
}

export function parseIf(cursor: Cursor, builder: Builder, statement: Statement) {
  const { at } = cursor;
  cursor.need("if");
  const test = parseExpression(cursor);
  cursor.need("then");
  const unless = builder.emit({ do: "unless", test, to: NOWHERE, until: false, at });
  if (cursor.look().kind === "end") {
    builder.open("if", at, unless);
    return;
  }
  const depth = builder.blocks.length;
  cursor.meter.nested(() => inLine(cursor, builder, statement));
  if (cursor.takes("else")) {
    const over = builder.emit({ do: "jump", to: NOWHERE, at });
    unless.to = builder.here;
    cursor.meter.nested(() => inLine(cursor, builder, statement));
    over.to = builder.here;
  } else unless.to = builder.here;
  if (builder.blocks.length !== depth) cursor.wrong("A block in a one-line If must end on this line.", at);
}

function endBranch(builder: Builder, message: string, cursor: Cursor) {
  const block = builder.current("if", message, cursor.at);
  if (!block.pending) cursor.wrong("Else is the last branch of an If.");
  block.ends.push(builder.emit({ do: "jump", to: NOWHERE, at: cursor.at }));
  if (block.pending) block.pending.to = builder.here;
  block.pending = null;
  return block;
}

export function parseElse(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  const block = endBranch(builder, "Else without If.", cursor);
  const isElse = cursor.takes("else");
  if (isElse && !cursor.takes("if")) return;
  if (!isElse) cursor.need("elseif");
  const test = parseExpression(cursor);
  cursor.need("then");
  block.pending = builder.emit({ do: "unless", test, to: NOWHERE, until: false, at });
}

export function parseFor(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("for");
  const block = builder.open("for", at);
  if (cursor.takes("each")) {
    const variable = parsePrimary(cursor);
    cursor.need("in");
    block.ends.push(builder.emit({ do: "each", variable, of: parseExpression(cursor), to: NOWHERE, at }));
    return;
  }
  const variable = parsePrimary(cursor);
  cursor.need("=");
  const from = parseExpression(cursor);
  cursor.need("to");
  const limit = parseExpression(cursor);
  const step = cursor.takes("step") ? parseExpression(cursor) : null;
  block.ends.push(builder.emit({ do: "for", variable, from, limit, step, to: NOWHERE, at }));
}

export function parseNext(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("next");
  do {
    const block = builder.current("for", "Next without For.", at);
    const step = builder.procedure.steps[block.start];
    const variable = step?.do === "for" || step?.do === "each" ? step.variable : null;
    if (!cursor.atEnd) {
      const named = parsePrimary(cursor);
      if (variable?.is === "name" && (named.is !== "name" || named.name !== variable.name))
        cursor.wrong("Next names a different variable from its For.", at);
    }
    builder.emit({ do: "next", start: block.start, at });
    builder.close("for", "Next without For.", at);
  } while (cursor.takes(","));
}

export function parseDo(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("do");
  const until = cursor.sees("until");
  if (!until && !cursor.sees("while")) {
    builder.open("do", at);
    return;
  }
  cursor.next();
  const block = builder.open("do", at, null, true);
  block.ends.push(builder.emit({ do: "unless", test: parseExpression(cursor), to: NOWHERE, until, at }));
}

export function parseLoop(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("loop");
  const block = builder.current("do", "Loop without Do.", at);
  const until = cursor.sees("until");
  if (until || cursor.sees("while")) {
    if (block.tested) cursor.wrong("A condition is either after Do or after Loop.", at);
    cursor.next();
    builder.emit({ do: "unless", test: parseExpression(cursor), to: block.start, until: !until, at });
  } else builder.emit({ do: "jump", to: block.start, at });
  builder.close("do", "Loop without Do.", at);
}

export function parseWhile(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("while");
  const block = builder.open("while", at);
  block.ends.push(builder.emit({ do: "unless", test: parseExpression(cursor), to: NOWHERE, until: false, at }));
}

export function parseWend(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("wend");
  const block = builder.current("while", "Wend without While.", at);
  builder.emit({ do: "jump", to: block.start, at });
  builder.close("while", "Wend without While.", at);
}

export function parseSelect(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("select");
  cursor.need("case");
  const block = builder.open("select", at);
  builder.emit({ do: "select", slot: block.slot, of: parseExpression(cursor), at });
}

function caseTest(cursor: Cursor): CaseTest {
  const compares = cursor.takes("is");
  if (compares || /^(=|<>|[<>]=?)$/.test(cursor.look().text)) {
    const op = cursor.next().text;
    return { is: "compare", op, value: parseExpression(cursor) };
  }
  const value = parseExpression(cursor);
  return cursor.takes("to") ? { is: "range", from: value, to: parseExpression(cursor) } : { is: "value", value };
}

export function parseCase(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("case");
  const block = builder.current("select", "Case without Select Case.", at);
  if (builder.here > block.start + 1) block.ends.push(builder.emit({ do: "jump", to: NOWHERE, at }));
  if (block.pending) block.pending.to = builder.here;
  block.pending = null;
  if (cursor.takes("else")) return;
  const tests = [caseTest(cursor)];
  while (cursor.takes(",")) tests.push(caseTest(cursor));
  block.pending = builder.emit({ do: "case", slot: block.slot, tests, to: NOWHERE, at });
}

export function parseWith(cursor: Cursor, builder: Builder) {
  const { at } = cursor;
  cursor.need("with");
  const of = parseExpression(cursor);
  const block = builder.open("with", at);
  builder.emit({ do: "with", slot: block.slot, of, at });
  cursor.withs.push(block.slot);
}
