import { faultAt, findColumn } from "../context/call.ts";
import type { Environment, Frame, Run } from "../context/environment.ts";
import type { ModelColumn } from "../model/model.ts";
import { columnLabel, sameName } from "../model/model.ts";
import type { Value } from "../model/value.ts";
import type { ColumnNode, Node } from "../syntax/node.ts";

/** Returns the value of a column in one row context; undefined if the row does not have it. */
export function inFrame(
  { table, position }: Frame,
  isWanted: (column: Frame["table"]["columns"][number]) => boolean,
): Value | undefined {
  const index = table.columns.findIndex(isWanted);
  return index < 0 ? undefined : (table.rows[position]?.[index] ?? null);
}

/** Returns the value of a column in the innermost row context that has it. */
function inFrames(environment: Environment, isWanted: Parameters<typeof inFrame>[1]): Value | undefined {
  for (let frame = environment.frame; frame; frame = frame.outer) {
    const value = inFrame(frame, isWanted);
    if (value !== undefined) return value;
  }
  return undefined;
}

function measureValue(run: Run, body: Node, environment: Environment): Value {
  return run.value(body, environment.transitioned().forMeasure());
}

/** Returns the value of `Table[Column]` or `[Name]`: a measure, or a column of the current row. */
export function columnValue(run: Run, node: ColumnNode, environment: Environment): Value {
  const column = findColumn(run, node);
  if (column) return qualified(node, column, environment);
  const body = run.measure(node.name);
  if (body) return measureValue(run, body, environment);
  const value = inFrames(environment, ({ name }) => sameName(name, node.name));
  if (value !== undefined) return value;
  throw faultAt(node, "name", `There is no measure or column ${node.name} here.`);
}

function qualified(node: ColumnNode, column: ModelColumn, environment: Environment): Value {
  const value = inFrames(environment, ({ origin }) => origin === column);
  if (value !== undefined) return value;
  throw faultAt(
    node,
    "type",
    `${columnLabel(column)} has no single value here. Aggregate it, for example with SUM, or use it inside an iterator.`,
  );
}
