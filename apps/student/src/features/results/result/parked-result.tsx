import { buttonClass } from "@dryrun/design-system/actions/button";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import * as s from "./result-view.module.css";

const text = messages.result;

/** A completed interview whose grading failed permanently: shows the reason and the returned credit, without a score. */
export function ParkedResult({ result }: { result: Result }) {
  const { job, topic, createdAt, submittedAt, evaluatedAt, summaryFeedback } = result;
  return (
    <div className={s.page}>
      <PageHeader
        back={<Link to={paths.interviews}>{text.back}</Link>}
        about={job ? text.takenFor(job.title, job.company, createdAt) : text.practised(topic, createdAt)}
      >
        <PageTitle title={text.title} />
      </PageHeader>
      <Card as="section" title={text.parkedTitle} headingLevel={2} aside={<Badge>{messages.history.notGraded}</Badge>}>
        <div className={s.part}>
          <p>{summaryFeedback}</p>
          <Facts
            facts={[
              { name: text.handedIn, value: text.date(submittedAt) },
              { name: text.parkedAt, value: text.date(evaluatedAt) },
            ]}
          />
          <p>
            <Link className={buttonClass()} to={paths.practice}>
              {text.practiseWhileWaiting}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}
