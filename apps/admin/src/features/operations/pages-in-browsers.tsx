import { useAdminVitalsOfPagesQuery } from "@dryrun/api-client/admin-records/admin";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { Output } from "@dryrun/domain/contract/define";
import type { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { CLS_GOAL, INP_GOAL_MS } from "@dryrun/domain/system/vitals/pages";
import { formatNumber } from "@dryrun/domain/text";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { messages } from "../../messages.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./operations-page.module.css";

const { vitals: say } = messages.operations;
type PageRow = Output<typeof vitalsOfPages>["pages"][number];

interface FigureProps {
  value: number | null;
  goal: number;
  say: (value: number) => string;
}

/** A figure; one that misses its goal is marked, with the goal. */
function Figure({ value, goal, say: inWords }: FigureProps) {
  if (value === null) return say.none;
  if (value <= goal) return inWords(value);
  return (
    <>
      {inWords(value)} <Badge tone="warning">{say.goal(inWords(goal))}</Badge>
    </>
  );
}

const COLUMNS: Column<PageRow>[] = [
  { key: "page", header: say.page, isRowHeader: true, cell: ({ page, part }) => say.nameOf(page, part) },
  { key: "documents", header: say.documents, isEnd: true, cell: ({ documents }) => formatNumber(documents) },
  {
    key: "lcp",
    header: say.lcp,
    isEnd: true,
    cell: ({ lcp, lcpGoal }) => <Figure value={lcp} goal={lcpGoal} say={say.seconds} />,
  },
  {
    key: "inp",
    header: say.inp,
    isEnd: true,
    cell: ({ inp }) => <Figure value={inp} goal={INP_GOAL_MS} say={say.milliseconds} />,
  },
  {
    key: "cls",
    header: say.cls,
    isEnd: true,
    cell: ({ cls }) => <Figure value={cls} goal={CLS_GOAL} say={say.shift} />,
  },
  { key: "change", header: say.change, cell: ({ change }) => (change ? say.changed(change) : say.none) },
];

/** How fast pages were for people in the last days, against the goals, and the release that changed each. */
export function PagesInBrowsers() {
  const { data, error, isFetching, refetch } = useAdminVitalsOfPagesQuery();
  return (
    <PagePart title={say.title} id="pages">
      <p className={s.idle}>{say.about}</p>
      {error && !data && (
        <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={say.loading} count={2} />}
      {data?.pages.length === 0 && <p className={s.idle}>{say.nothing}</p>}
      {data && data.pages.length > 0 && (
        <DataTable
          caption={say.title}
          columns={COLUMNS}
          rows={data.pages}
          rowKey={({ page, part }) => `${part} ${page}`}
          tableFrom={1024}
          isDense
        />
      )}
    </PagePart>
  );
}
