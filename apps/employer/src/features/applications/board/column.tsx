import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import type { StageEntry } from "@dryrun/domain/company/stages/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { useId, useState } from "react";
import type { ApplicationQuery } from "../../../shared/use-application-filter.ts";
import { board as text } from "./board.en-in.ts";
import * as s from "./board.module.css";
import { Card } from "./card.tsx";
import type { Moved } from "./use-move.ts";

/** The candidates of a column; a link leads to the others in the table. */
const SHOWN = 25;

interface ColumnProps {
  jobId: string;
  stage: StageEntry;
  stages: readonly StageEntry[];
  query: ApplicationQuery;
  /** Undefined until it is known. */
  count: number | undefined;
  /** The table with this stage. */
  toAll: { search: string };
  /** The card that is dragged. It is kept in the page, because the drag's own data can come from another site. */
  dragged: Moved | null;
  onDrag: (dragged: Moved | null) => void;
  onMove?: ((moved: Moved, to: StageEntry) => unknown) | undefined;
}

/** The pending applications of one stage. */
export function Column({ jobId, stage, stages, query, count, toAll, dragged, onDrag, onMove }: ColumnProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { jobId: _, ...filter } = query;
  const { data, error, isFetching, refetch } = useEmployerJobApplicationsQuery({
    params: { id: jobId },
    query: { ...filter, status: "pending", stage: stage._id, page: 1, limit: SHOWN },
  });
  return (
    <section
      aria-labelledby={id}
      className={s.column}
      data-colour={stage.colour}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!onMove || !dragged) return;
        event.preventDefault(); // a card can be dropped here
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // The pointer also "leaves" for each card of this column.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged) void onMove?.(dragged, stage);
      }}
    >
      <h2 id={id} className={s.title}>
        {text.column(stage.name, count)}
      </h2>
      {error && !data && (
        <LoadFailed title={text.notLoaded} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !data && <Skeleton label={text.loading(stage.name)} count={2} />}
      {data?.total === 0 && <p className={s.facts}>{text.none}</p>}
      <ul className={s.cards}>
        {data?.applications.map((application) => (
          <Card key={application._id} {...{ application, stages, onDrag, onMove }} />
        ))}
      </ul>
      {data && data.total > SHOWN && (
        <Link to={toAll} className="lone-link">
          {text.more(data.total)}
        </Link>
      )}
    </section>
  );
}
