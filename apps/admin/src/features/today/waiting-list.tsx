import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Link } from "@dryrun/remote-kit/router";
import { today as text } from "../../messages/today.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import type { Today } from "./today.ts";
import * as s from "./today-page.module.css";

/** Without refunds in progress, which need no action. */
type Kind = Exclude<keyof Today["waiting"], "refunds">;

/** Each line links to a list of exactly the counted items. Owed money comes first, then items that people wait for. */
const LISTS: readonly (readonly [kind: Kind, to: string])[] = [
  ["failedRefunds", pathWithFilters(paths.refunds, { status: "failed", kind: "refund" })],
  ["reviews", pathWithFilters(paths.reviews, { state: "open" })],
  ["employers", pathWithFilters(paths.companies, { state: "waiting" })],
  ["parked", `${paths.operations}#parked`],
  ["reports", pathWithFilters(paths.reports, { state: "open" })],
  ["disputes", pathWithFilters(paths.refunds, { status: "created", kind: "dispute" })],
  ["failedMails", `${pathWithFilters(paths.operations, { failed: "mail" })}#failed`],
  ["failedJobs", `${pathWithFilters(paths.operations, { failed: "other" })}#failed`],
  ["booksDifferences", `${paths.operations}#books`],
];

/** One line for each kind of pending item, with its number and a link. */
export function WaitingList({ waiting }: Pick<Today, "waiting">) {
  const lines = LISTS.filter(([kind]) => waiting[kind] > 0);
  return (
    <PagePart title={text.waiting}>
      {lines.length === 0 ? (
        <EmptyState title={text.none} headingLevel={3} />
      ) : (
        <ul className={s.lines}>
          {lines.map(([kind, to]) => (
            <li key={kind} className={s.line}>
              <Link to={to} className={`${s.what} lone-link`}>
                {text.lines[kind](waiting[kind])}
              </Link>
              <span className={s.note}>{text.notes[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  );
}
