import type { ReactNode } from "react";
import { useRootMark } from "../use-root-mark.ts";
import * as s from "./page-header.module.css";

export interface PageHeaderProps {
  /** The page's only h1, such as `<PageTitle>Jobs</PageTitle>`. */
  children: ReactNode;
  /** A link back, above the heading. */
  back?: ReactNode;
  /** One sentence or a few facts, below the heading. */
  about?: ReactNode;
  /** The primary action: top right on a desktop, in the bottom bar on a phone. */
  action?: ReactNode;
}

/** The head of a page. */
export function PageHeader({ children, back, about, action }: PageHeaderProps) {
  useRootMark("hasFixedBar", Boolean(action));
  return (
    <div className={s.header}>
      {back && (
        <div className={s.back} data-print="no">
          {back}
        </div>
      )}
      <div className={s.main}>
        <div className={s.title}>{children}</div>
        {action && (
          <div className={s.action} data-action-bar="" data-print="no">
            {action}
          </div>
        )}
      </div>
      {about && <div className={s.about}>{about}</div>}
    </div>
  );
}
