import { Card } from "@dryrun/design-system/pages/card";
import { formatSalary } from "@dryrun/domain/money";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedApplication } from "../../shared/answers.ts";
import { ApplicationBadge } from "../../shared/application-badge.tsx";
import * as s from "./application-card.module.css";

/** Returns the progress of an application's mock interview in a few words. */
export function interviewText({ state, score, finalDecision }: ListedApplication["interview"]): string {
  const w = words.applications.interview;
  if (state === "completed" || state === "sent") return w[state](score, finalDecision);
  return w[state];
}

/** One application in the list; the whole card is a link. Undecided ones have a dashed border. */
export function ApplicationCard({ application }: { application: ListedApplication }) {
  const { _id, jobId: job, status, createdAt, interview } = application;
  return (
    <Card
      as="li"
      headingLevel={2}
      isDraft={status === "pending"}
      title={<Link to={paths.application(_id)}>{job.title}</Link>}
      aside={<ApplicationBadge status={status} />}
      meta={
        <>
          <span className={s.company}>{job.company}</span>
          <span>{job.location}</span>
          <span className="tabular">{formatSalary(job.salary)}</span>
        </>
      }
    >
      <p>{interviewText(interview)}</p>
      <p className={s.when}>{words.applications.appliedOn(formatDate(createdAt))}</p>
    </Card>
  );
}
