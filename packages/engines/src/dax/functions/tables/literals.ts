import { type Call, type Functions, faultAt } from "../../context/call.ts";
import type { Table } from "../../context/table.ts";
import { momentOf } from "../../model/dates.ts";
import type { Value } from "../../model/value.ts";
import type { Node } from "../../syntax/node.ts";
import { extensionsFrom } from "./extended.ts";

function row(call: Call): Table {
  const extensions = extensionsFrom(call, 0);
  return {
    columns: extensions.map(({ name }) => ({ name })),
    rows: [extensions.map(({ position }) => call.value(position))],
  };
}

const rowsOf = (node: Node): Node[] => (node.kind === "rows" ? node.rows : []);

/** DATATABLE ( name, type, …, { { value, … }, … } ) */
function dataTable(call: Call): Table {
  const last = call.count - 1;
  const columns = call
    .positions()
    .filter((position) => position < last && position % 2 === 0)
    .map((position) => ({ name: call.text(position), type: call.word(position + 1) }));
  const cell = (node: Node, type: string | undefined): Value => {
    const value = call.run.value(node, call.environment);
    return type === "DATETIME" && typeof value === "string" ? momentOf(value) : value;
  };
  const rows = rowsOf(call.arg(last)).map((each) => {
    const values = rowsOf(each);
    if (values.length !== columns.length)
      throw faultAt(each, "type", `A row of ${columns.length} values is expected here.`);
    return values.map((value, column) => cell(value, columns[column]?.type));
  });
  return { columns: columns.map(({ name }) => ({ name })), rows };
}

function series(call: Call): Table {
  const [start, end, step] = [call.number(0), call.number(1), call.has(2) ? call.number(2) : 1];
  if (step <= 0) throw call.fault("runtime", "The step of GENERATESERIES must be above 0.");
  const count = Math.max(0, Math.floor((end - start) / step + 1e-9) + 1);
  call.run.meter.step(count);
  call.run.meter.hold(count);
  call.run.meter.release(count);
  return { columns: [{ name: "Value" }], rows: Array.from({ length: count }, (_, index) => [start + index * step]) };
}

export const LITERALS: Functions = {
  ROW: { arity: [2, 255], table: row },
  DATATABLE: { arity: [3, 255], table: dataTable },
  GENERATESERIES: { arity: [2, 3], table: series },
};
