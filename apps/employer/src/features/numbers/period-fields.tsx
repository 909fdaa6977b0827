import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { jobOptions, MOST_JOBS } from "../../shared/jobs/job-options.ts";
import { numbers as text } from "./numbers.en-in.ts";
import type { Period } from "./use-period.ts";

const PERIODS = Object.entries(text.periods).map(([value, label]) => ({ value, label }));

/** Chooses the period and the job. */
export function PeriodFields({ period: { days, job, setDays, setJob } }: { period: Period }) {
  const { data } = useEmployerJobsQuery({ query: { page: 1, limit: MOST_JOBS } });
  const options = jobOptions(data?.jobs ?? []);
  return (
    <>
      <Field label={text.period}>
        <Select options={PERIODS} value={String(days)} onValue={setDays} />
      </Field>
      <Field label={text.job}>
        <Select options={options} placeholder={text.allJobs} value={job} onValue={setJob} />
      </Field>
    </>
  );
}
