import { type Call, faultAt, findColumn, withSpan } from "../../context/call.ts";
import type { Run } from "../../context/environment.ts";
import { Filter } from "../../context/filter.ts";
import { distinctColumns, keepRows } from "../../context/table.ts";
import { isTrue } from "../../model/convert.ts";
import type { ModelColumn } from "../../model/model.ts";
import type { Node } from "../../syntax/node.ts";

const childrenOf = (run: Run, node: Node): readonly Node[] => {
  switch (node.kind) {
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "in":
      return [node.value];
    case "tuple":
      return node.items;
    case "call":
      return run.isPlain(node) ? node.args : [];
    default:
      return [];
  }
};

/** Collects the columns that a condition compares, except those inside aggregations. */
function comparedColumns(call: Call, node: Node, found: Set<ModelColumn>): void {
  if (node.kind === "call" && (node.name === "CALCULATE" || node.name === "CALCULATETABLE"))
    throw faultAt(
      node,
      "type",
      `A condition in ${call.node.name} may not contain CALCULATE. Use FILTER, or a variable.`,
    );
  if (node.kind === "column") {
    const column = findColumn(call.run, node);
    if (column) found.add(column);
    else if (call.run.measure(node.name))
      throw faultAt(
        node,
        "type",
        `A condition in ${call.node.name} may not contain the measure ${node.name}. Use FILTER, or a variable.`,
      );
    else throw faultAt(node, "name", `There is no measure or column ${node.name} here. Write Table[Column].`);
  }
  for (const child of childrenOf(call.run, node)) comparedColumns(call, child, found);
}

/** Makes a filter: `Product[Color] = "Red"` means FILTER ( ALL ( Product[Color] ), Product[Color] = "Red" ). */
export function filterOfCondition(call: Call, node: Node): Filter {
  const foundColumns = new Set<ModelColumn>();
  comparedColumns(call, node, foundColumns);
  const columns = [...foundColumns];
  const [first] = columns;
  if (!first)
    throw faultAt(node, "type", `A filter of ${call.node.name} must name a column, a table or a filter function.`);
  if (columns.some(({ table }) => table !== first.table))
    throw faultAt(node, "type", `A condition in ${call.node.name} may name columns of one table only.`);
  const { links } = call.environment.filter;
  const size = links.isBroken(first.table) ? first.table.size + 1 : first.table.size;
  const rows = Array.from({ length: size }, (_, row) => row);
  call.run.meter.step(size);
  const candidates = distinctColumns(columns, first.table, rows);
  const keptRows = keepRows(candidates, (row) =>
    withSpan(node, () => isTrue(call.run.value(node, call.environment.withRow(candidates, row)))),
  );
  return new Filter(columns, keptRows.rows);
}
