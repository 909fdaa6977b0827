import { useKnownInterview, useWatchedInterview } from "@dryrun/api-client/interviews/employer";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { memo, useDeferredValue } from "react";
import { messages } from "../../../../messages.en-in.ts";
import type { Application } from "../../../../shared/answers.ts";
import { InterviewBody } from "../../../../shared/interview/interview-body.tsx";
import { LoadOrGone } from "../../../../shared/load-or-gone.tsx";
import type { Neighbours } from "./drawn-ahead.tsx";
import { argOf, FRESH_SECONDS } from "./known.ts";
import { LaidOutAhead } from "./laid-out-ahead.tsx";

const StoredInterview = memo(InterviewBody);

/** The interview of the shown candidate, and hidden ones of its neighbours. */
export function ReviewInterviews({ of, areAllOpen }: { of: Neighbours<Application>; areAllOpen: boolean }) {
  // Requested after it is shown, like the application.
  const watched = useDeferredValue(of[1]);
  const { refetch } = useWatchedInterview(argOf(watched._id), {
    skip: !watched.interviewCompleted,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  return (
    <LaidOutAhead of={of}>
      {(application) => (
        <Interview
          application={application}
          isShown={application === of[1]}
          areAllOpen={areAllOpen}
          onRetry={refetch}
        />
      )}
    </LaidOutAhead>
  );
}

interface InterviewProps {
  application: Application;
  isShown: boolean;
  areAllOpen: boolean;
  onRetry: () => unknown;
}

function Interview({ application, isShown, areAllOpen, onRetry }: InterviewProps) {
  const { currentData, error, isFetching } = useKnownInterview(argOf(application._id), {
    skip: !application.interviewCompleted,
  });
  if (!application.interviewCompleted) return <EmptyState title={messages.application.noInterview} headingLevel={3} />;
  if (currentData) return <StoredInterview interview={currentData} areAllOpen={areAllOpen} />;
  if (!isShown) return null;
  if (!error) return <Skeleton label={messages.loading.interview} count={4} />;
  return (
    <LoadOrGone
      title={messages.failure.interview}
      goneTitle={messages.failure.noInterview}
      error={error}
      onRetry={() => void onRetry()}
      isRetrying={isFetching}
    />
  );
}
