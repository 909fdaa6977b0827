import { useAdminReviewsQuery } from "@dryrun/api-client/interviews/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import type { reviews } from "@dryrun/domain/admin/contract";
import { ADMIN_PER_PAGE, REVIEW_STATES } from "@dryrun/domain/admin/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { Check, Clock } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import * as s from "./reviews.module.css";

const text = messages.reviews;

export type ListedReview = Output<typeof reviews>["reviews"][number];

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

function ReviewTable({ reviews: rows }: { reviews: readonly ListedReview[] }) {
  return <DataTable caption={text.list} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} />;
}

const STATES = ["all", ...REVIEW_STATES] as const;

/** Reviews that candidates requested, open ones first. */
export function ReviewsPage() {
  const { page } = usePage();
  const [params, setParams] = useSearchParams();
  const state = REVIEW_STATES.find((one) => one === params.get("state"));
  const query = useAdminReviewsQuery({ query: { page, limit: ADMIN_PER_PAGE, state } });
  const filter = (
    <div className={s.filter}>
      <Field label={text.show}>
        <Select
          options={STATES.map((value) => ({ value, label: text.states[value] }))}
          value={state ?? "all"}
          onValue={(value) => setParams(value === "all" ? {} : { state: value })}
        />
      </Field>
    </div>
  );
  return (
    <AdminList say={text} none={state ? text.noneOf[state] : text.none} asked={query} search={filter}>
      {({ reviews }) => <ReviewTable reviews={reviews} />}
    </AdminList>
  );
}
