import { Checkbox } from "../choices/checkbox.tsx";
import { TickBox } from "../choices/tick-box.tsx";
import type { Selection } from "./data-table-props.ts";

export interface ChooseAllProps {
  selection: Pick<Selection<never>, "chosen" | "onChosen" | "allLabel">;
  /** The keys of all rows. */
  keys: readonly string[];
  /** Hides the label, in a table's header. */
  hasHiddenLabel?: boolean;
}

/** Selects all rows or none; indeterminate if some are selected. */
export function ChooseAll({ selection: { chosen, onChosen, allLabel }, keys, hasHiddenLabel }: ChooseAllProps) {
  const count = keys.filter((key) => chosen.has(key)).length;
  const box = {
    checked: count > 0 && count === keys.length,
    isMixed: count > 0 && count < keys.length,
    onValue: (isChosen: boolean) => onChosen(new Set(isChosen ? keys : [])),
  };
  return hasHiddenLabel ? <TickBox {...box} aria-label={allLabel} /> : <Checkbox {...box} label={allLabel} />;
}
