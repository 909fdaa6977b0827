import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import type { reviews } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link } from "@dryrun/remote-kit/router";
import { Check, Clock } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";

export type ListedReview = Output<typeof reviews>["reviews"][number];

const say = words.reviews;
const icon = iconProps(16);

const COLUMNS: Column<ListedReview>[] = [
  {
    key: "candidate",
    header: say.candidate,
    isRowHeader: true,
    cell: ({ _id, candidateName }) => (
      <Link to={paths.review(_id)} className="lone-link">
        {candidateName}
      </Link>
    ),
  },
  { key: "interview", header: say.interview, cell: ({ jobTitle }) => jobTitle ?? say.practice },
  {
    key: "score",
    header: say.score,
    cell: ({ finalDecision, score }) => (
      <VerdictBadge verdict={finalDecision} score={score} isClose={isCloseToLine(score, finalDecision)} />
    ),
  },
  { key: "asked", header: say.asked, isWhole: true, cell: ({ createdAt }) => say.at(createdAt) },
  { key: "state", header: say.state, cell: ({ state }) => <State isOpen={state === "open"} /> },
];

function State({ isOpen }: { isOpen: boolean }) {
  if (isOpen)
    return (
      <Badge tone="warning" isDraft icon={<Clock {...icon} />}>
        {say.open}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {say.decided}
    </Badge>
  );
}

export function ReviewTable({ reviews: rows }: { reviews: readonly ListedReview[] }) {
  return <DataTable caption={say.list} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} />;
}
