import { fadingClass } from "@dryrun/design-system/data/fading";
import { formatNumber } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import * as s from "./page-tabs.module.css";

export interface PageTab {
  to: string;
  name: string;
  isCurrent: boolean;
  /** The total of its list; undefined while it loads. */
  count?: number | undefined;
}

/** Scrolls the current tab into sight within its row; `scrollIntoView` would scroll the page too. */
const showInRow = (tab: HTMLAnchorElement | null) => {
  const row = tab?.closest("nav");
  if (!tab || !row) return;
  const beside = (row.clientWidth - tab.offsetWidth) / 2;
  row.scrollLeft += tab.getBoundingClientRect().left - row.getBoundingClientRect().left - beside;
};

/** Tabs that each have their own address. */
export const PageTabs = ({ label, tabs }: { label: string; tabs: readonly PageTab[] }) => (
  <nav aria-label={label} className={fadingClass(s.tabs)} data-print="no">
    <ul className={s.list}>
      {tabs.map(({ to, name, isCurrent, count }) => (
        <li key={to}>
          <Link
            ref={isCurrent ? showInRow : undefined}
            to={to}
            className={s.tab}
            aria-current={isCurrent ? "page" : undefined}
            preventScrollReset
          >
            {name} {count !== undefined && <span className={s.count}>{formatNumber(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
