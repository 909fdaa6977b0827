import { buttonClass } from "@dryrun/design-system/actions/button";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { preview } from "@dryrun/domain/text";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Job } from "../../shared/answers.ts";
import * as s from "./job-card.module.css";

/** One own job in the list, with how many people applied. */
export function JobCard({ job }: { job: Job }) {
  const isAppliedTo = job.applicationCount > 0;
  return (
    <Card
      as="li"
      headingLevel={2}
      title={<Link to={paths.job(job._id)}>{job.title}</Link>}
      aside={
        (isAppliedTo || job.closed || job.hidden) && (
          <span className={s.badges}>
            {job.hidden && <Badge tone="warning">{words.jobs.hidden}</Badge>}
            {job.closed && <Badge>{words.jobs.closed}</Badge>}
            {isAppliedTo && <Badge tone="success">{words.jobs.applications(job.applicationCount)}</Badge>}
          </span>
        )
      }
      meta={
        <>
          <span>{job.company}</span>
          <span>{job.location}</span>
          <span>{words.jobs.postedOn(formatDate(job.createdAt))}</span>
        </>
      }
      actions={
        <Link to={paths.job(job._id)} className={buttonClass({ size: "s" })}>
          <span>
            {words.jobs.details} <span className="visually-hidden">{words.jobs.of(job.title)}</span>
          </span>
        </Link>
      }
    >
      <p>{preview(job.description)}</p>
    </Card>
  );
}
