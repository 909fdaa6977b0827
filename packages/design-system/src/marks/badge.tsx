import type { ReactNode } from "react";
import * as s from "./badge.module.css";

export type Tone = "neutral" | "success" | "warning" | "danger" | "info";

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  /** Whether it is not final; the border is then dashed. */
  isDraft?: boolean;
  children: ReactNode;
}

/** A word with an icon and a border, so that colour is never the only sign. */
export function Badge({ tone = "neutral", icon, isDraft, children }: BadgeProps) {
  return (
    <span className={s.badge} data-tone={tone} data-draft={isDraft || undefined}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
