import type { ReactNode } from "react";
import * as s from "./affix.module.css";

export interface AffixProps {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** For a control whose name includes the prefix. */
  prefixId?: string;
  children: ReactNode;
}

/** Puts a fixed sign before or after a control, such as +91 or ₹. */
export function Affix({ prefix, suffix, prefixId, children }: AffixProps) {
  if (!prefix && !suffix) return children;
  return (
    <div className={s.affix}>
      {prefix && (
        <span id={prefixId} className={s.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
      <div className={s.control}>{children}</div>
      {suffix && (
        <span className={s.suffix} aria-hidden="true">
          {suffix}
        </span>
      )}
    </div>
  );
}
