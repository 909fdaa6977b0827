import { useEmployerJobApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { Select } from "@dryrun/design-system/choices/select";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import type { StageEntry } from "@dryrun/domain/company/stages/rules";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { useId, useState } from "react";
import { paths } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { InterviewBadge } from "../../../shared/interview/interview-badge.tsx";
import type { ApplicationQuery } from "../../../shared/use-application-filter.ts";
import { board as text } from "./board.en-in.ts";
import * as s from "./board.module.css";
import type { Moved } from "./use-move.ts";

interface CardProps {
  application: ListedApplication;
  stages: readonly StageEntry[];
  onDrag: (dragged: Moved | null) => void;
  /** Absent for roles that only read. */
  onMove?: ((moved: Moved, to: StageEntry) => unknown) | undefined;
}

/** A candidate on the board: can be dragged, or moved by its field. */
function Card({ application, stages, onDrag, onMove }: CardProps) {
  const { _id, fullName, createdAt, stage, assignee } = application;
  const moved: Moved = { applicationId: _id, name: fullName, stage };
  return (
    <li
      className={s.card}
      draggable={onMove !== undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = "move";
        dataTransfer.setData("text/plain", fullName); // Firefox drags nothing without data
        onDrag(moved);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <Link to={paths.application(_id)} dir="auto" className={s.name ?? ""}>
        {fullName}
      </Link>
      <span className={s.facts}>
        <InterviewBadge application={application} /> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </span>
      {assignee && <span className={s.facts}>{assignee.fullName}</span>}
      {onMove && (
        <Field label={text.move(fullName)} hasHiddenLabel>
          <Select
            options={stages.map((one) => ({ value: one._id, label: one.name }))}
            value={stage}
            onValue={(id) => {
              const to = stages.find((one) => one._id === id);
              if (to) void onMove(moved, to);
            }}
          />
        </Field>
      )}
    </li>
  );
}

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
