import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useState } from "react";
import { team } from "../../../messages/team.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { jobOptions, MOST_JOBS } from "../../../shared/jobs/job-options.ts";
import { TypedSearch } from "../../../shared/list/typed-search.tsx";
import * as s from "./chosen-jobs.module.css";

const text = team.change;

interface ChosenJobsProps {
  chosen: readonly string[];
  onChosen: (jobIds: string[]) => void;
}

/** A box for each job of the company. The server searches, because a company can have more jobs than one answer. */
export function ChosenJobs({ chosen, onChosen }: ChosenJobsProps) {
  const [search, setSearch] = useState("");
  const { currentData, data, error, isFetching, refetch } = useEmployerJobsQuery({
    query: { page: 1, limit: MOST_JOBS, search },
  });
  const jobs = currentData?.jobs ?? data?.jobs;
  const toggle = (jobId: string, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, jobId] : chosen.filter((one) => one !== jobId));
  if (!jobs && error)
    return (
      <LoadFailed title={messages.failure.jobs} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  return (
    <FieldGroup legend={text.chosenJobs} hasHiddenLegend>
      <TypedSearch
        label={text.searchJobs}
        asked={search}
        maxLength={MAX_SEARCH_WORDS}
        onAsk={(words) => setSearch(words)}
        isInForm
      />
      <p role="status">{text.chosen(chosen.length)}</p>
      {!jobs && <Skeleton label={text.jobsLoading} shape="row" />}
      {jobs?.length === 0 && <p>{text.noJobs}</p>}
      {jobs && jobs.length > 0 && (
        <ul className={s.jobs}>
          {jobOptions(jobs).map(({ value, label }) => (
            <li key={value}>
              <Checkbox
                label={label}
                checked={chosen.includes(value)}
                onValue={(isChosen) => toggle(value, isChosen)}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
