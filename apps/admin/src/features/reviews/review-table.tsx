import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import type { reviews } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link } from "@dryrun/remote-kit/router";
import { Check, Clock } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";

export type ListedReview = Output<typeof reviews>["reviews"][number];

const text = messages.reviews;
const icon = iconProps(16);

const COLUMNS: Column<ListedReview>[] = [
  {
    key: "candidate",
    header: text.candidate,
    isRowHeader: true,
    cell: ({ _id, candidateName }) => (
      <Link to={paths.review(_id)} className="lone-link">
        {candidateName}
      </Link>
    ),
  },
  { key: "interview", header: text.interview, cell: ({ jobTitle }) => jobTitle ?? text.practice },
  {
    key: "score",
    header: text.score,
    cell: ({ finalDecision, score }) => (
      <VerdictBadge verdict={finalDecision} score={score} isClose={isCloseToLine(score, finalDecision)} />
    ),
  },
  { key: "asked", header: text.asked, isWhole: true, cell: ({ createdAt }) => text.at(createdAt) },
  { key: "state", header: text.state, cell: ({ state }) => <State isOpen={state === "open"} /> },
];

function State({ isOpen }: { isOpen: boolean }) {
  if (isOpen)
    return (
      <Badge tone="warning" isDraft icon={<Clock {...icon} />}>
        {text.open}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {text.decided}
    </Badge>
  );
}

export function ReviewTable({ reviews: rows }: { reviews: readonly ListedReview[] }) {
  return <DataTable caption={text.list} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} />;
}
