import { isWithin } from "@dryrun/remote-kit/remote";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./part-nav.module.css";

const RECORDS = [
  { to: paths.audit, label: words.audit.title },
  { to: paths.ledger, label: words.ledger.title },
  { to: paths.refunds, label: words.nav.refunds },
  { to: paths.quizItems, label: words.nav.quizItems },
  { to: paths.interviewQuestions, label: words.nav.interviewQuestions },
  { to: paths.calibration, label: words.nav.calibration },
] as const;

const OPERATIONS = [
  { to: paths.operations, label: words.operations.title },
  { to: paths.maintenance, label: words.nav.maintenance },
  { to: paths.switches, label: words.nav.switches },
  { to: paths.incidents, label: words.nav.incidents },
] as const;

const PEOPLE = [
  { to: paths.users, label: words.users.title },
  { to: paths.employers, label: words.employers.title },
] as const;

/** The pages that share the navigation entry "Records". */
export const RecordsNav = () => <PartNav label={words.nav.records} pages={RECORDS} />;

/** The pages that share the navigation entry "Operations". */
export const OperationsNav = () => <PartNav label={words.nav.operations} pages={OPERATIONS} />;

/** The pages that share the navigation entry "People". */
export const PeopleNav = () => <PartNav label={words.nav.people} pages={PEOPLE} />;

function PartNav({ label: name, pages }: { label: string; pages: readonly { to: string; label: string }[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={name}>
      <ul className={s.list}>
        {pages.map(({ to, label }) => (
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
