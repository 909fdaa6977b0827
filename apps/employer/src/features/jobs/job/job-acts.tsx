import { buttonClass } from "@dryrun/design-system/actions/button";
import { saveJobCriteria } from "@dryrun/domain/applications/scorecards/calls";
import { setJobStages } from "@dryrun/domain/company/profile/calls";
import { invite } from "@dryrun/domain/invitations/calls";
import { closeJob, createJob, deleteJob, reopenJob, updateJob } from "@dryrun/domain/jobs/calls";
import { Link } from "@dryrun/remote-kit/router";
import { invited } from "../../../messages/invitations.en-in.ts";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { May, useMayCall } from "../../../shared/role/may.tsx";
import { CloseJob } from "./close-job.tsx";
import { DeleteJob, type DeleteJobProps } from "./delete-job.tsx";
import * as s from "./job-page.module.css";

const text = jobMessages.job;
const CALLS = [updateJob, createJob, saveJobCriteria, setJobStages, invite, closeJob, reopenJob, deleteJob];

/** The changes of a job that the person's role allows; nothing for a role that only reads. */
export function JobActs({ job, openInvitations }: DeleteJobProps) {
  const may = useMayCall();
  if (!CALLS.some(may)) return null;
  return (
    <section aria-label={text.acts} className={s.acts} data-print="no">
      <May call={updateJob}>
        <Act to={paths.editJob(job._id)}>{text.edit}</Act>
      </May>
      <May call={createJob}>
        <Act to={paths.duplicateJob(job._id)}>{text.duplicate}</Act>
      </May>
      <May call={saveJobCriteria}>
        <Act to={paths.criteria(job._id)}>{text.criteria}</Act>
      </May>
      <May call={setJobStages}>
        <Act to={paths.jobStages(job._id)}>{text.stages}</Act>
      </May>
      {isInviting(job) && (
        <May call={invite}>
          <Act to={paths.invite(job._id)}>{invited.invite}</Act>
        </May>
      )}
      <May call={job.closed ? reopenJob : closeJob}>
        <CloseJob job={job} />
      </May>
      <May call={deleteJob}>
        <DeleteJob job={job} openInvitations={openInvitations} />
      </May>
    </section>
  );
}

const isInviting = ({ closed, hidden }: Job) => !closed && !hidden;

const Act = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={buttonClass({ size: "s" })}>
    {children}
  </Link>
);
