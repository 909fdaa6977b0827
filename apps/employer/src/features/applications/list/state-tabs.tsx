import { fadingClass } from "@dryrun/design-system/data/fading";
import { LIVE, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import type { StageEntry } from "@dryrun/domain/company/stages/rules";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { messages } from "../../../messages.en-in.ts";
import { useStages } from "../../../shared/stages/use-stages.ts";
import type { ApplicationFilter, ApplicationQuery } from "../../../shared/use-application-filter.ts";
import { countIn } from "./count-in.ts";
import * as s from "./state-tabs.module.css";
import { type Counts, useCounts } from "./use-counts.ts";

const text = messages.applications.tabs;
const ENDS = ["accepted", "rejected", "withdrawn"] as const;

interface StateTabsProps {
  filter: ApplicationFilter;
  jobId?: string | undefined;
}

const liveOf = (counts: Counts | undefined) => counts && counts.total - counts.statuses.withdrawn;

/** Stages of the pending applications and the decisions, each with its count, which respects the other filters. */
export function StateTabs({ filter, jobId }: StateTabsProps) {
  const counts = useCounts(filter, jobId);
  const { query } = filter;
  const { search } = useLocation();
  const to: To = (change) => {
    const params = new URLSearchParams(search);
    for (const key of ["status", "stage", "shortlisted", "page"]) params.delete(key);
    for (const [key, value] of Object.entries(change)) params.set(key, value);
    return { search: `?${params}` };
  };
  const tabs = tabsOf(query, useStages(jobId ?? query.jobId), counts, to);
  return (
    <nav aria-label={text.label} className={fadingClass(s.tabs)} data-print="no">
      <ul className={s.list}>
        {tabs.map(({ key, label, count, isCurrent, ...tab }) => (
          <li key={key}>
            <Link to={tab.to} className={s.tab ?? ""} aria-current={isCurrent ? "page" : undefined}>
              {label}
              {count !== undefined && <span className={s.count}>{text.count(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type To = (change: Record<string, string>) => { search: string };

function tabsOf(
  { status, stage }: ApplicationQuery,
  stages: readonly StageEntry[],
  counts: Counts | undefined,
  to: To,
) {
  return [
    {
      key: "all",
      label: counts && counts.statuses.withdrawn > 0 ? text.allButWithdrawn : text.all,
      to: to({}),
      count: liveOf(counts),
      isCurrent: status === LIVE,
    },
    {
      key: "pending",
      label: STATUS_LABELS.pending,
      to: to({ status: "pending" }),
      count: counts?.statuses.pending,
      isCurrent: !stage && status === "pending",
    },
    ...stages.map(({ _id, name }) => ({
      key: _id,
      label: name,
      to: to({ status: "pending", stage: _id }),
      count: countIn(counts, _id),
      isCurrent: stage === _id,
    })),
    ...ENDS.map((own) => ({
      key: own,
      label: STATUS_LABELS[own],
      to: to({ status: own }),
      count: counts?.statuses[own],
      isCurrent: !stage && status === own,
    })),
  ];
}
