import { isWithin } from "@dryrun/remote-kit/remote";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./records-nav.module.css";

const RECORDS = [
  { to: paths.audit, label: words.audit.title },
  { to: paths.ledger, label: words.ledger.title },
  { to: paths.refunds, label: words.nav.refunds },
  { to: paths.quizItems, label: words.quizItems.title },
] as const;

/** The pages that share the navigation entry "Records". */
export function RecordsNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.nav.records}>
      <ul className={s.list}>
        {RECORDS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={s.entry} aria-current={isWithin(to, pathname) ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
