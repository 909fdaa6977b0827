import { useEmployerApplicationCountsQuery } from "@dryrun/api-client/applications/employer";
import { STAGE_LABELS, STAGES, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { words } from "../../../messages.en-in.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import * as s from "./state-tabs.module.css";

const say = words.applications.tabs;
const ENDS = ["accepted", "rejected", "withdrawn"] as const;

interface StateTabsProps {
  filter: ApplicationFilter;
  jobId?: string | undefined;
}

/** Stages of the pending applications and the decisions, each with how many the other filters let through. */
export function StateTabs({ filter: { query }, jobId }: StateTabsProps) {
  const { status, stage, sort: _, ...others } = query;
  const { currentData, data } = useEmployerApplicationCountsQuery({
    query: { ...others, jobId: jobId ?? query.jobId },
  });
  const counts = currentData ?? data; // the former numbers stay until the new ones are there
  const { search } = useLocation();
  const to = (change: Record<string, string>) => {
    const params = new URLSearchParams(search);
    for (const key of ["status", "stage", "page"]) params.delete(key);
    for (const [key, value] of Object.entries(change)) params.set(key, value);
    return { search: `?${params}` };
  };
  const tabs = [
    { key: "all", label: say.all, to: to({}), count: counts?.total, isCurrent: !status && !stage },
    ...STAGES.map((own) => ({
      key: own,
      label: STAGE_LABELS[own],
      to: to({ status: "pending", stage: own }),
      count: counts?.stages[own],
      isCurrent: stage === own,
    })),
    ...ENDS.map((own) => ({
      key: own,
      label: STATUS_LABELS[own],
      to: to({ status: own }),
      count: counts?.statuses[own],
      isCurrent: !stage && status === own,
    })),
  ];
  return (
    <nav aria-label={say.label} className={s.tabs} data-print="no">
      <ul className={s.list}>
        {tabs.map(({ key, label, count, isCurrent, ...tab }) => (
          <li key={key}>
            <Link to={tab.to} className={s.tab ?? ""} aria-current={isCurrent ? "page" : undefined}>
              {label}
              {count !== undefined && <span className={s.count}>{say.count(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
