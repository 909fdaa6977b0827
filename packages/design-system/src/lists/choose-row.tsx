import { TickBox } from "../choices/tick-box.tsx";
import type { Selection } from "./data-table-props.ts";

export interface ChooseRowProps<Row> {
  selection: Selection<Row>;
  row: Row;
  rowKey: string;
}

/** The selection box of one row or card. */
export function ChooseRow<Row>({ selection: { chosen, onChosen, labelOf }, row, rowKey }: ChooseRowProps<Row>) {
  function choose(isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(rowKey);
    else next.delete(rowKey);
    onChosen(next);
  }
  return <TickBox aria-label={labelOf(row)} checked={chosen.has(rowKey)} onValue={choose} />;
}
