import { useWatchedApplication } from "@dryrun/api-client/applications/employer";
import { useEmployerOpenedMutation } from "@dryrun/api-client/applications/triage/employer";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { memo, useDeferredValue, useEffect, useEffectEvent } from "react";
import { review } from "../../../../messages/review.en-in.ts";
import { words } from "../../../../messages.en-in.ts";
import { afterPaint } from "../../../../shared/after-paint.ts";
import type { Application } from "../../../../shared/answers.ts";
import { LoadOrGone } from "../../../../shared/load-or-gone.tsx";
import { Resume } from "../../../../shared/resume/resume.tsx";
import { removalText } from "../../removal-text.ts";
import type { Neighbours } from "./drawn-ahead.tsx";
import { LaidOutAhead } from "./laid-out-ahead.tsx";
import { FRESH_SECONDS, peekAt, usePeek } from "./peek.ts";
import * as s from "./review-candidate.module.css";
import { ReviewInterviews } from "./review-interviews.tsx";

const say = review;
export const TABS = ["resume", "interview"] as const;
export type Tab = (typeof TABS)[number];

export interface CandidateProps {
  id: string;
  before: Application | undefined;
  after: Application | undefined;
  tab: Tab;
  onTab: (tab: Tab) => void;
  areAllOpen: boolean;
}

/** The resume and the interview of a candidate as two tabs of one page. */
export function ReviewCandidate({ id, before, after, tab, onTab, areAllOpen }: CandidateProps) {
  const { currentData, error, isFetching } = usePeek(id);
  // Asked for after it is shown: what was read ahead is there, and to begin costs as much as a part of the page.
  const watched = useDeferredValue(id);
  const { refetch } = useWatchedApplication(peekAt(watched), { refetchOnMountOrArgChange: FRESH_SECONDS });
  if (!currentData && error)
    return (
      <LoadOrGone
        title={words.failure.application}
        goneTitle={words.failure.noApplication}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!currentData) return <Skeleton label={words.loading.application} count={4} />;
  const { application } = currentData;
  const removed = removalText(application);
  if (removed) return <EmptyState title={removed} />;
  const drawn: Neighbours<Application> = [before, application, after];
  return (
    <>
      <Opened application={application} withInterview={tab === "interview" && application.interviewCompleted} />
      <Tabs tab={tab} onTab={onTab} />
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === "resume" ? (
          <LaidOutAhead of={drawn}>{(one) => <KeptResume resume={one} />}</LaidOutAhead>
        ) : (
          <ReviewInterviews of={drawn} areAllOpen={areAllOpen} />
        )}
      </div>
    </>
  );
}

const KeptResume = memo(Resume);

function Tabs({ tab, onTab }: Pick<CandidateProps, "tab" | "onTab">) {
  return (
    <div role="tablist" aria-label={say.tabs.label} className={s.tabs}>
      {TABS.map((own) => (
        <button
          key={own}
          type="button"
          role="tab"
          id={`tab-${own}`}
          aria-selected={own === tab}
          aria-controls="tab-panel"
          tabIndex={own === tab ? 0 : -1}
          className={s.tab}
          onClick={() => onTab(own)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
            const other = TABS.find((one) => one !== own) ?? own;
            onTab(other);
            document.getElementById(`tab-${other}`)?.focus();
          }}
        >
          {say.tabs[own]}
        </button>
      ))}
    </div>
  );
}

/** Says that it is shown now: reading ahead marks nothing. */
function Opened({ application: { _id }, withInterview }: { application: Application; withInterview: boolean }) {
  const [opened] = useEmployerOpenedMutation();
  const tell = useEffectEvent((applicationId: string, interview: boolean) => {
    void opened({ params: { applicationId }, body: { interview } });
  });
  useEffect(() => afterPaint(() => tell(_id, withInterview)), [_id, withInterview]);
  return null;
}
