import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useState } from "react";
import * as candidateMessages from "../../messages/candidates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Candidate } from "../../shared/answers.ts";
import { MOST_JOBS } from "../../shared/jobs/job-options.ts";
import * as s from "./invite-to-job.module.css";

const text = candidateMessages.candidate;

/** Chooses one of the employer's open jobs, then opens the invitation form with the candidate filled in. */
export function InviteToJob({ student }: { student: Candidate["studentId"] }) {
  const navigate = useNavigate();
  const [jobId, setJobId] = useState("");
  const { currentData, error, isFetching, refetch } = useEmployerJobsQuery({ query: { page: 1, limit: MOST_JOBS } });
  const open = currentData?.jobs.filter(({ closed, hidden }) => !closed && !hidden);
  if (!open && error)
    return (
      <LoadFailed title={messages.failure.jobs} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (open?.length === 0) return <p>{text.noJobs}</p>;
  const options = (open ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const [firstName = "", ...rest] = student.fullName.split(/\s+/);
  const { email, phone } = student;
  return (
    <form
      aria-label={text.invite}
      className={s.form}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        // In the state, to keep personal data out of the URL.
        if (jobId) void navigate(paths.invite(jobId), { state: { firstName, lastName: rest.join(" "), email, phone } });
      }}
    >
      <Field label={text.invite}>
        <Select options={options} placeholder={text.choose} value={jobId} onValue={setJobId} disabled={!open} />
      </Field>
      <Button type="submit" disabled={!jobId}>
        {text.go}
      </Button>
    </form>
  );
}
