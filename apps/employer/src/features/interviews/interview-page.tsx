import { useEmployerApplicationQuery } from "@dryrun/api-client/applications/employer";
import { errorCode } from "@dryrun/api-client/errors";
import { useEmployerInterviewQuery } from "@dryrun/api-client/interviews/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { INTERVIEW_NOT_SENT } from "@dryrun/domain/interviews/messages";
import { remindOfInterview } from "@dryrun/domain/invitations/calls";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { RemindButton } from "../../shared/interview/remind-button.tsx";
import { canRemind } from "../../shared/interview/use-interview-reminder.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { useMay } from "../../shared/role/may.tsx";
import { InterviewContent } from "./interview-content.tsx";

/** The interview that a candidate sent: verdict, scores and the evidence for them. */
export function InterviewPage() {
  const { applicationId = "" } = useParams();
  const { currentData, error, isFetching, refetch } = useEmployerInterviewQuery({ params: { applicationId } });
  const back = (
    <Link to={paths.application(applicationId)} className={buttonClass()}>
      {messages.interview.back}
    </Link>
  );
  if (currentData) return <InterviewContent key={applicationId} interview={currentData} />;
  if (!error) return <Skeleton label={messages.loading.interview} count={4} />;
  if (errorCode(error) === "INTERVIEW_NOT_SENT") return <NotSent applicationId={applicationId} back={back} />;
  return (
    <LoadOrGone
      title={messages.failure.interview}
      goneTitle={messages.failure.noInterview}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      headingLevel={1}
      wayOut={back}
    />
  );
}

function NotSent({ applicationId, back }: { applicationId: string; back: ReactNode }) {
  usePageTitle(INTERVIEW_NOT_SENT);
  const mayRemind = useMay(remindOfInterview);
  const { currentData } = useEmployerApplicationQuery({ params: { applicationId } }, { skip: !mayRemind });
  const application = currentData?.application;
  return (
    <EmptyState headingLevel={1} title={INTERVIEW_NOT_SENT} action={back}>
      {application && canRemind(application) && <RemindButton application={application} />}
    </EmptyState>
  );
}
