import type { SimilarJob } from "@dryrun/api-client/jobs/public";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Card } from "@dryrun/design-system/pages/card";
import { JOB_CLOSED } from "@dryrun/domain/applications/messages";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { formatSalary } from "@dryrun/domain/money";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { closedJob as messages } from "../../messages/public-job.en-in.ts";
import * as s from "./closed-job.module.css";

/** Shows that the job is closed, with similar open ones. */
export function ClosedJob({ similar }: { similar: readonly SimilarJob[] }) {
  usePageTitle(JOB_CLOSED.replace(/\.$/, ""));
  return (
    <div className={s.page}>
      <EmptyState headingLevel={1} title={JOB_CLOSED}>
        {similar.length === 0 ? messages.noneSimilar : messages.someSimilar}
      </EmptyState>
      {similar.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar" className={s.heading}>
            {messages.similar}
          </h2>
          <ul className={s.jobs}>
            {similar.map(({ _id, title, company, location, jobType, salary }) => (
              <Card
                key={_id}
                as="li"
                title={<Link to={`/jobs/${_id}`}>{title}</Link>}
                meta={`${formatSalary(salary)} · ${company} · ${location} · ${JOB_TYPE_LABELS[jobType]}`}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
