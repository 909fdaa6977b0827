import { Wordmark } from "@dryrun/design-system/pages/wordmark";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import * as s from "./top-bar.module.css";

export interface TopBarProps {
  /** The target of the brand. */
  home: string;
  homeLabel: string;
  /** The person's own entries, at the end of the bar. */
  own?: ReactNode;
  /** The entries, or the button that opens them. */
  children?: ReactNode;
}

/** The bar at the top of every page of a part: the brand, the entries, and the account. */
export function TopBar({ home, homeLabel, own, children }: TopBarProps) {
  return (
    <header className={s.bar} data-print="no">
      <div className={s.inner}>
        <Link to={home} className={s.brand ?? ""} aria-label={homeLabel}>
          <Wordmark />
        </Link>
        {children}
        {own && <div className={s.own}>{own}</div>}
      </div>
    </header>
  );
}
