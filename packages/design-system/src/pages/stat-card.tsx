import type { ReactNode } from "react";
import { paperClass } from "./paper.ts";
import * as s from "./stat-card.module.css";

export interface StatCardProps {
  /** The label; a link in it covers the card and leads to the counted items. */
  label: ReactNode;
  /** Shows a dash until it has loaded. */
  value: number | string | undefined;
  note?: ReactNode;
  className?: string;
}

const number = new Intl.NumberFormat("en-IN");

/** A number with its label. Use a `StatRow` for several. */
export function StatCard({ label, value, note, className }: StatCardProps) {
  return (
    <div className={paperClass(s.stat, className)} data-unknown={value === undefined || undefined}>
      <dt className={s.label}>{label}</dt>
      <dd className={s.value}>{typeof value === "number" ? number.format(value) : (value ?? "–")}</dd>
      {note && <dd className={s.note}>{note}</dd>}
    </div>
  );
}

/** The list of StatCards: two columns on a phone, four on a desktop. */
export function StatRow({ children }: { children: ReactNode }) {
  return <dl className={s.row}>{children}</dl>;
}
