import { buttonClass } from "@dryrun/design-system/actions/button";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import type { Result } from "../result.ts";
import { words } from "../words.ts";
import * as s from "./result-view.module.css";

const say = words.result;

/** A completed interview whose grading failed permanently: shows the reason and the returned credit, without a score. */
export function ParkedResult({ result }: { result: Result }) {
  const { job, topic, createdAt, submittedAt, evaluatedAt, summaryFeedback } = result;
  return (
    <div className={s.page}>
      <PageHeader
        back={<Link to={paths.interviews}>{say.back}</Link>}
        about={job ? say.takenFor(job.title, job.company, createdAt) : say.practised(topic, createdAt)}
      >
        <PageTitle title={say.title} />
      </PageHeader>
      <Card as="section" title={say.parkedTitle} headingLevel={2} aside={<Badge>{words.history.notGraded}</Badge>}>
        <div className={s.part}>
          <p>{summaryFeedback}</p>
          <Facts
            facts={[
              { name: say.handedIn, value: say.date(submittedAt) },
              { name: say.parkedAt, value: say.date(evaluatedAt) },
            ]}
          />
          <p>
            <Link className={buttonClass()} to={paths.practice}>
              {say.practiseWhileWaiting}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}
