import { Outlet } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import "./bar/bar-bottom.css";
import "./wide-page.css";
import * as s from "./page-frame.module.css";

export interface PageFrameProps {
  top: ReactNode;
  /** A message about the whole part, between the bar and the page. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** A phone's bottom bar; the page ends above it. */
  bottom?: ReactNode;
  /** Replaces the page of the route. */
  page?: ReactNode;
}

/** The frame of a part's pages; the route renders the page. */
export function PageFrame({ top, banner, footer, bottom, page }: PageFrameProps) {
  return (
    <div className={s.frame} data-bottom-bar={bottom ? "" : undefined}>
      {top}
      {banner}
      <main id="main" tabIndex={-1} className={s.main}>
        {page ?? <Outlet />}
      </main>
      {footer}
      {bottom}
    </div>
  );
}
