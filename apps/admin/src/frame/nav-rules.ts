import { isWithin } from "@dryrun/remote-kit/remote";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The entries of the navigation. */
export const NAV = [
  { to: paths.liveSessions, label: words.nav.liveSessions },
  { to: paths.reviews, label: words.nav.reviews },
  { to: paths.reports, label: words.nav.reports },
  { to: paths.users, label: words.nav.users },
  { to: paths.employers, label: words.nav.employers },
  { to: paths.certificates, label: words.nav.certificates },
  { to: paths.operations, label: words.nav.operations },
  { to: paths.audit, label: words.nav.records },
] as const;

/** Read-only pages are grouped under one entry. */
const RECORDS = [paths.ledger, paths.refunds, paths.quizItems];

/** The target of the entry that a page belongs to: the longest that it lies within. */
export function entryOf(pathname: string): string {
  if (RECORDS.some((to) => isWithin(to, pathname))) return paths.audit;
  const within = NAV.map(({ to }) => to).filter((to) => isWithin(to, pathname));
  return within.sort((a, b) => b.length - a.length)[0] ?? paths.liveSessions;
}
