import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { formatAge } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { Check } from "lucide-react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { ListedJob } from "../../../shared/answers.ts";
import { SaveHeart } from "../save-heart.tsx";
import * as s from "./job-card.module.css";

/** One job of the list; the whole card opens it. */
export function JobCard({ job, now, onUnsaved }: { job: ListedJob; now: Date; onUnsaved?: () => void }) {
  const { known, missing } = job.skills;
  const named = known.length + missing.length;
  return (
    <Card
      as="li"
      lead={
        <span aria-hidden="true" className={s.tile}>
          {[...job.company][0]}
        </span>
      }
      title={<Link to={paths.job(job._id)}>{job.title}</Link>}
      aside={<SaveHeart job={job} onUnsaved={onUnsaved} />}
      meta={
        <>
          <span className={s.facts}>
            <span className={s.first}>{formatSalary(job.salary)}</span>
            <span className={s.first}>{experienceText(job.experienceMin, job.experienceMax)}</span>
            {named > 0 && <span className="tabular">{words.jobs.skills(known.length, named)}</span>}
          </span>
          <span className={s.first}>{job.company}</span>
          <span>{job.location}</span>
          <span>{words.jobs.posted(formatAge(job.createdAt, now))}</span>
          <Badge>{JOB_TYPE_LABELS[job.jobType]}</Badge>
          {job.closed && <Badge>{words.jobs.closed}</Badge>}
          {job.applicationId && (
            <Badge tone="success" icon={<Check {...iconProps(14)} />}>
              {words.jobs.applied}
            </Badge>
          )}
        </>
      }
    >
      <p>{job.description}</p>
    </Card>
  );
}
