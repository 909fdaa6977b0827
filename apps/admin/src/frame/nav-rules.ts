import { isWithin } from "@dryrun/remote-kit/remote";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";

/** The entries of the navigation. */
export const NAV = [
  { to: paths.root, label: messages.nav.today },
  { to: paths.liveSessions, label: messages.nav.liveSessions },
  { to: paths.reviews, label: messages.nav.reviews },
  { to: paths.reports, label: messages.nav.reports },
  { to: paths.users, label: messages.nav.people },
  { to: paths.certificates, label: messages.nav.certificates },
  { to: paths.operations, label: messages.nav.operations },
  { to: paths.audit, label: messages.nav.records },
] as const;

/** Pages that are grouped under the entry of another one. */
const GROUPED: readonly (readonly [page: string, entry: string])[] = [
  [paths.maintenance, paths.operations],
  [paths.switches, paths.operations],
  [paths.incidents, paths.operations],
  [paths.ledger, paths.audit],
  [paths.refunds, paths.audit],
  [paths.quizItems, paths.audit],
  [paths.interviewQuestions, paths.audit],
  [paths.calibration, paths.audit],
  [paths.companies, paths.users],
  [paths.course, paths.certificates],
];

/** Returns the target of a page's navigation entry: the longest one that contains the page. */
export function entryOf(pathname: string): string {
  const grouped = GROUPED.find(([page]) => isWithin(page, pathname));
  if (grouped) return grouped[1];
  const within = NAV.map(({ to }) => to).filter((to) => isWithin(to, pathname));
  return within.sort((a, b) => b.length - a.length)[0] ?? paths.root;
}
