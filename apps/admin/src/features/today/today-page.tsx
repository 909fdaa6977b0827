import { useAdminTodayQuery } from "@dryrun/api-client/admin/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
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
import { WaitingList } from "./waiting-list.tsx";

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
    refetchOnMountOrArgChange: true,
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
