import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { triageApplication } from "@dryrun/domain/applications/triage/calls";
import { useLocation } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { VIEW_PARAM } from "../../../paths.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { useStages } from "../../../shared/stages/use-stages.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import { countIn } from "../list/count-in.ts";
import { useCounts } from "../list/use-counts.ts";
import { board as text } from "./board.en-in.ts";
import * as s from "./board.module.css";
import { Column } from "./column.tsx";
import { type Moved, useMove } from "./use-move.ts";

interface BoardProps {
  jobId: string;
  filter: ApplicationFilter;
}

/** The pending applications of a job in a column for each stage, with the filters of the list. */
export function Board({ jobId, filter }: BoardProps) {
  const stages = useStages(jobId);
  const counts = useCounts(filter, jobId);
  const move = useMove(stages);
  const mayMove = useMay(triageApplication);
  const [dragged, setDragged] = useState<Moved | null>(null);
  const { search } = useLocation();
  const toTable = (stage: string) => {
    const params = new URLSearchParams(search);
    params.delete(VIEW_PARAM);
    params.set("status", "pending");
    params.set("stage", stage);
    return { search: `?${params}` };
  };
  return (
    <ScrollArea label={text.title} className={s.frame}>
      <div className={s.board}>
        {stages.map((stage) => (
          <Column
            key={stage._id}
            jobId={jobId}
            stage={stage}
            stages={stages}
            query={filter.query}
            count={countIn(counts, stage._id)}
            toAll={toTable(stage._id)}
            dragged={dragged}
            onDrag={setDragged}
            onMove={mayMove ? move : undefined}
          />
        ))}
      </div>
    </ScrollArea>
  );
}
