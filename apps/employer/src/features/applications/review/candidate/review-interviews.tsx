import { useKnownInterview, useWatchedInterview } from "@dryrun/api-client/interviews/employer";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { memo, useDeferredValue } from "react";
import { words } from "../../../../messages.en-in.ts";
import type { Application } from "../../../../shared/answers.ts";
import { InterviewBody } from "../../../../shared/interview/interview-body.tsx";
import { LoadOrGone } from "../../../../shared/load-or-gone.tsx";
import { DrawnAhead, type Neighbours } from "./drawn-ahead.tsx";
import { FRESH_SECONDS, peekAt } from "./peek.ts";

const KeptInterview = memo(InterviewBody);

const useKnown = (application: Application | undefined) =>
  useKnownInterview(peekAt(application?._id), { skip: !application?.interviewCompleted });

/** The interview of the shown candidate, and those of its neighbours. */
export function ReviewInterviews({ of, areAllOpen }: { of: Neighbours<Application>; areAllOpen: boolean }) {
  const [before, shown, after] = [useKnown(of[0]), useKnown(of[1]), useKnown(of[2])];
  // Asked for after it is shown, as the application.
  const watched = useDeferredValue(of[1]);
  const { refetch } = useWatchedInterview(peekAt(watched._id), {
    skip: !watched.interviewCompleted,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  return (
    <DrawnAhead of={of}>
      {(application) => {
        const { currentData, error, isFetching } =
          application === of[0] ? before : application === of[2] ? after : shown;
        if (!application.interviewCompleted)
          return <EmptyState title={words.application.noInterview} headingLevel={3} />;
        if (currentData) return <KeptInterview interview={currentData} areAllOpen={areAllOpen} />;
        if (application !== of[1]) return null;
        if (!error) return <Skeleton label={words.loading.interview} count={4} />;
        return (
          <LoadOrGone
            title={words.failure.interview}
            goneTitle={words.failure.noInterview}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        );
      }}
    </DrawnAhead>
  );
}
