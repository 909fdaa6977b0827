import type { ReactNode } from "react";
import * as s from "./empty-state.module.css";

export interface EmptyStateProps {
  /** One sentence. */
  title: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
  /** A drawing that replaces the empty sheet. */
  art?: ReactNode;
}

/** An empty state: a dashed sheet, one sentence, one action. */
export function EmptyState({ title, children, action, headingLevel = 2, art }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={s.empty}>
      {art ?? <EmptySheet />}
      <Heading className={s.title}>{title}</Heading>
      {children && <div className={s.text}>{children}</div>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}

function EmptySheet() {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" fill="none" aria-hidden="true" focusable="false" className={s.art}>
      <path d="M22 6h38l14 14v46H22z" strokeDasharray="5 4" />
      <path d="M60 6v14h14" strokeDasharray="5 4" />
      <path d="M32 34h32M32 44h32" strokeDasharray="5 4" />
      <path d="M32 54h20" className={s.solid} />
    </svg>
  );
}
