import { useAdminOperationsQuery } from "@dryrun/api-client/admin-records/admin";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { StatCard, StatRow } from "@dryrun/design-system/pages/stat-card";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { useEffect } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import { Books } from "./books.tsx";
import { DeadLetters } from "./dead-letters.tsx";
import { type Numbers, RENEWED } from "./numbers.ts";
import * as s from "./operations-page.module.css";
import { PagesInBrowsers } from "./pages-in-browsers.tsx";
import { ParkedInterviews } from "./parked-interviews.tsx";

const text = messages.operations;

/** Open items with links to their lists, and the state of the server. */
function OpenNumbers({ numbers }: { numbers: Numbers }) {
  const { evaluations, openReviews, openReports, openOrders, openRefunds, openDisputes, queues } = numbers;
  const dead = queues.reduce((sum, { failed }) => sum + failed, 0);
  return (
    <>
      <StatRow>
        <StatCard label={<Link to="#failed">{text.dead}</Link>} value={dead} />
        <StatCard
          label={text.evaluations}
          value={evaluations.waiting}
          note={evaluations.oldestAt && text.oldest(evaluations.oldestAt)}
        />
        <StatCard
          label={<Link to={pathWithFilters(paths.reviews, { state: "open" })}>{text.reviews}</Link>}
          value={openReviews}
        />
        <StatCard
          label={<Link to={pathWithFilters(paths.reports, { state: "open" })}>{text.reports}</Link>}
          value={openReports}
        />
        <StatCard label={text.orders} value={openOrders} />
        <StatCard
          label={<Link to={pathWithFilters(paths.refunds, { status: "created", kind: "refund" })}>{text.refunds}</Link>}
          value={openRefunds}
        />
        <StatCard
          label={
            <Link to={pathWithFilters(paths.refunds, { status: "created", kind: "dispute" })}>{text.disputes}</Link>
          }
          value={openDisputes}
        />
      </StatRow>
      <Facts
        facts={[
          { name: text.mode, value: text.modes[numbers.mode] },
          { name: text.startedAt, value: text.at(numbers.startedAt) },
          { name: text.serverTime, value: text.at(numbers.serverTime) },
        ]}
      />
    </>
  );
}

type QueueRow = Numbers["queues"][number];

const isBusy = ({ waiting, running, failed }: QueueRow) => waiting + running + failed > 0;

const COLUMNS: Column<QueueRow>[] = [
  { key: "name", header: text.name, isRowHeader: true, cell: ({ name }) => text.jobs(name) },
  { key: "waiting", header: text.waiting, isEnd: true, cell: ({ waiting }) => waiting },
  { key: "running", header: text.running, isEnd: true, cell: ({ running }) => running },
  { key: "failed", header: text.failedJobs, isEnd: true, cell: ({ failed }) => failed },
];

/** Waiting, running and permanently failed jobs of each kind; idle kinds are listed in one sentence. */
function QueueTable({ queues }: Pick<Numbers, "queues">) {
  const busy = queues.filter(isBusy);
  const idle = queues.filter((queue) => !isBusy(queue)).map(({ name }) => name);
  return (
    <>
      {busy.length > 0 && <DataTable caption={text.queues} columns={COLUMNS} rows={busy} rowKey={({ name }) => name} />}
      {idle.length > 0 && <p className={s.idle}>{text.idle(idle)}</p>}
    </>
  );
}

/** Focuses the section that the address names when the page has loaded completely. */
function useArrivalAt(isWhole: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (isWhole && hash) document.getElementById(hash.slice(1))?.focus();
  }, [isWhole, hash]);
}

/** Queues, open items and failures; refreshed while the page is visible. */
export function OperationsPage() {
  const query = useAdminOperationsQuery(undefined, RENEWED);
  const { currentData, error } = query;
  useArrivalAt(currentData !== undefined);
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <OperationsNav />
        <NotLoaded say={text} asked={query} />
        {currentData && (
          <>
            {error && <Banner tone="warning">{text.stale(currentData.serverTime)}</Banner>}
            <PagePart title={text.open}>
              <OpenNumbers numbers={currentData} />
            </PagePart>
            <Books numbers={currentData} />
            <DeadLetters queues={currentData.queues} />
            <ParkedInterviews parked={currentData.parked} />
            <PagePart title={text.queues}>
              <QueueTable queues={currentData.queues} />
            </PagePart>
            <PagesInBrowsers />
          </>
        )}
      </PageBody>
    </>
  );
}
