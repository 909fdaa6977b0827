import { useAdminTodayQuery } from "@dryrun/api-client/admin/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { MINUTE_MS } from "@dryrun/domain/time";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { today as text } from "../../messages/today.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
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
function WaitingList({ waiting }: Pick<Today, "waiting">) {
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

interface NextSessionProps {
  session: Today["nextSession"];
  now: string;
}

/** The live session that is running or comes next. */
function NextSession({ session, now }: NextSessionProps) {
  return (
    <PagePart title={text.next}>
      <div className={s.lines}>
        {session ? (
          <div className={s.line}>
            <Link to={paths.liveSession(session._id)} className={`${s.what} lone-link`}>
              {session.title}
            </Link>
            <span>{session.startAt <= now ? text.running : text.when(session.startAt, session.endAt)}</span>
            <span className={s.note}>{text.enrolled(session.enrolments)}</span>
          </div>
        ) : (
          <div className={s.line}>
            <span>{text.noNext}</span>
            <Link to={paths.liveSessions} className={`${s.what} lone-link`}>
              {text.toSessions}
            </Link>
          </div>
        )}
      </div>
    </PagePart>
  );
}

/** Rupees in and out, each with a link to its entries in the ledger. */
function Money({ money }: Pick<Today, "money">) {
  const spans = [
    { label: text.moneyToday, ...money.today },
    { label: text.moneyWeek, ...money.week },
  ];
  return (
    <PagePart title={text.money}>
      <ul className={s.lines}>
        {spans.map(({ label, from, to, in: paid, out }) => (
          <li key={label} className={s.line}>
            <Link to={pathWithFilters(paths.ledger, { unit: "INR", from, to })} className={`${s.what} lone-link`}>
              {label}
            </Link>
            <span>{text.moneyLine(paid, out)}</span>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}

/** Pending tasks of the admin, money of recent days and the next live session; refreshed while the page is visible. */
export function TodayPage() {
  const query = useAdminTodayQuery(undefined, {
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  const { currentData, error } = query;
  return (
    <>
      <PageHeader about={currentData && text.day(currentData.serverTime)}>
        <PageTitle title={text.title} />
      </PageHeader>
      <NotLoaded say={text} asked={query} />
      {currentData && (
        <PageBody>
          {error && <Banner tone="warning">{text.stale(currentData.serverTime)}</Banner>}
          <div className={s.columns}>
            <WaitingList waiting={currentData.waiting} />
            <div className={s.side}>
              <Money money={currentData.money} />
              <NextSession session={currentData.nextSession} now={currentData.serverTime} />
            </div>
          </div>
        </PageBody>
      )}
    </>
  );
}
