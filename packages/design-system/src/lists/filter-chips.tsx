import { X } from "lucide-react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/lists.en-in.ts";
import * as s from "./filter-chips.module.css";

export interface FilterChip {
  key: string;
  label: string;
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
  label?: string;
}

/** The active filters above the results; pressing one removes it. */
export function FilterChips({ chips, onRemove, label = words.activeFilters }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={s.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button type="button" className={s.chip} onClick={() => onRemove(chip.key)}>
            <span className="visually-hidden">{`${words.remove} `}</span>
            {chip.label}
            <X {...iconProps(16)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
