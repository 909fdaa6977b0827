import type { ReactNode } from "react";
import * as s from "./row-name.module.css";

/** The name of a row; opens its details. */
export function RowName({ name, label, onOpen }: { name: ReactNode; label: string; onOpen: () => void }) {
  return (
    <button type="button" className={`${s.name} lone-link`} aria-label={label} aria-haspopup="dialog" onClick={onOpen}>
      <span>{name}</span>
    </button>
  );
}
