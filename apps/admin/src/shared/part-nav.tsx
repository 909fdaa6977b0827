import { isWithin } from "@dryrun/remote-kit/remote";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./part-nav.module.css";

const RECORDS = [
  { to: paths.audit, label: messages.audit.title },
  { to: paths.ledger, label: messages.ledger.title },
  { to: paths.refunds, label: messages.nav.refunds },
  { to: paths.quizItems, label: messages.nav.quizItems },
  { to: paths.interviewQuestions, label: messages.nav.interviewQuestions },
  { to: paths.calibration, label: messages.nav.calibration },
] as const;

const OPERATIONS = [
  { to: paths.operations, label: messages.operations.title },
  { to: paths.maintenance, label: messages.nav.maintenance },
  { to: paths.switches, label: messages.nav.switches },
  { to: paths.incidents, label: messages.nav.incidents },
] as const;

const PEOPLE = [
  { to: paths.users, label: messages.users.title },
  { to: paths.companies, label: messages.nav.companies },
] as const;

const CERTIFICATES = [
  { to: paths.certificates, label: messages.nav.certificates },
  { to: paths.course, label: messages.nav.course },
] as const;

/** The pages that share the navigation entry "Certificates". */
export const CertificatesNav = () => <PartNav label={messages.nav.certificates} pages={CERTIFICATES} />;

/** The pages that share the navigation entry "Records". */
export const RecordsNav = () => <PartNav label={messages.nav.records} pages={RECORDS} />;

/** The pages that share the navigation entry "Operations". */
export const OperationsNav = () => <PartNav label={messages.nav.operations} pages={OPERATIONS} />;

/** The pages that share the navigation entry "People". */
export const PeopleNav = () => <PartNav label={messages.nav.people} pages={PEOPLE} />;

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
