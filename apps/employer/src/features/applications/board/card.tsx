import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import type { StageEntry } from "@dryrun/domain/company/stages/rules";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { InterviewBadge } from "../../../shared/interview/interview-badge.tsx";
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
export function Card({ application, stages, onDrag, onMove }: CardProps) {
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
