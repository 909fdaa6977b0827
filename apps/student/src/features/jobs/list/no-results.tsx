import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { NO_JOBS } from "@dryrun/domain/applications/messages";
import type { Output } from "@dryrun/domain/contract/define";
import type { jobList } from "@dryrun/domain/jobs/contract";
import { COUNT_CAP } from "@dryrun/domain/jobs/limits";
import { labelOf } from "./filter-labels.ts";
import { type JobFilters, NO_FILTERS } from "./job-filters.ts";
import * as s from "./job-results.module.css";
import { noResults as text } from "./no-results.en-in.ts";

export interface NoResultsProps {
  looser: Output<typeof jobList>["looser"];
  filters: JobFilters;
  hasFilters: boolean;
  onFilters: (filters: JobFilters) => void;
}

/** Shows that nothing was found, and which changes of the filters find something. */
export function NoResults({ looser, filters, hasFilters, onFilters }: NoResultsProps) {
  const ways = looser.map(({ filter, value, total }) => {
    const countText = text.found(total, COUNT_CAP);
    const label = value ? text.alone(value, countText) : text.without(labelOf(filters, filter), countText);
    return { label, next: { ...filters, [filter]: value } };
  });
  return (
    <EmptyState
      title={NO_JOBS}
      headingLevel={3}
      action={
        hasFilters && (
          <span className={s.ways}>
            {ways.map(({ label, next }) => (
              <Button key={label} onClick={() => onFilters(next)}>
                {label}
              </Button>
            ))}
            <Button
              variant={ways.length > 0 ? "quiet" : "secondary"}
              onClick={() => onFilters({ ...NO_FILTERS, sort: filters.sort })}
            >
              {text.removeFilters}
            </Button>
          </span>
        )
      }
    >
      {hasFilters && text.removeFilter}
    </EmptyState>
  );
}
