import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { INTERVIEW_RUNNING } from "@dryrun/domain/interviews/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import { running } from "./running.en-in.ts";
import { INTERVIEW_IS_RUNNING } from "./start-interview.en-in.ts";

export interface AnotherRunsProps {
  title: string;
  /** Null: it is a practice. */
  applicationId: string | null;
}

/** Shown while an interview is running, which allows no second interview and no quick practice: the link back to its room. */
export function AnotherRuns({ title, applicationId }: AnotherRunsProps) {
  return (
    <>
      <PageHeader>
        <PageTitle title={title} />
      </PageHeader>
      <EmptyState
        title={INTERVIEW_IS_RUNNING}
        action={
          <Link
            className={buttonClass({ variant: "primary" })}
            to={applicationId ? paths.startInterview(applicationId) : paths.practice}
          >
            {running.resume}
          </Link>
        }
      >
        {INTERVIEW_RUNNING}
      </EmptyState>
    </>
  );
}
