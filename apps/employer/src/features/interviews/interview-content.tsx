import { useEmployerApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { useOpenForPrint } from "@dryrun/design-system/use-open-for-print";
import { REJECT_CANDIDATE_FAILED } from "@dryrun/domain/applications/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useRef } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Interview } from "../../shared/answers.ts";
import { DecisionBar } from "../../shared/decision/decision-bar.tsx";
import { InterviewBody } from "../../shared/interview/interview-body.tsx";
import { ForJob } from "../../shared/job-title.tsx";
import { Neighbours } from "../../shared/list/neighbours.tsx";
import { useReading } from "../../shared/reading/use-reading.ts";
import { Lookers } from "../../shared/together/lookers.tsx";

const text = messages.interview;

const WAITING = { interview: "unread", status: "pending", sort: "newest", page: 1, limit: 2 } as const;

/** After a decision: links to the newest unread interview. */
function NextToRead({ after }: { after: string }) {
  const { currentData } = useEmployerApplicationsQuery({ query: WAITING });
  const next = currentData?.applications.find(({ _id }) => _id !== after);
  if (!next) return null;
  return (
    <p>
      <Link to={paths.interview(next._id)} className="lone-link">
        {messages.interview.nextToRead(next.fullName)}
      </Link>
    </p>
  );
}

/** The page of a sent interview, with the decision about its application. */
export function InterviewContent({ interview }: { interview: Interview }) {
  const { applicationId: application } = interview;
  const page = useRef<HTMLDivElement>(null);
  useOpenForPrint(page);
  const reading = useReading({ applicationId: application._id, withInterview: true });
  return (
    <>
      <PageHeader
        back={<Link to={paths.application(application._id)}>{text.back}</Link>}
        about={<ForJob job={application.jobId} />}
        action={
          <Link to={paths.scorecards(application._id)} className={buttonClass({ size: "s" })} data-print="no">
            {text.scorecards}
          </Link>
        }
      >
        <PageTitle title={text.title(application.fullName)} />
      </PageHeader>
      <Lookers applicationId={application._id} />
      <Neighbours applicationId={application._id} pathOf={paths.interview} />
      <div ref={page}>
        <InterviewBody interview={interview} />
      </div>
      {application.status !== "pending" && <NextToRead after={application._id} />}
      <DecisionBar application={application} rejectFailure={REJECT_CANDIDATE_FAILED} onDecide={reading.read} />
    </>
  );
}
