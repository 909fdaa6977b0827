import { useWatchedApplication } from "@dryrun/api-client/applications/employer";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { memo, useDeferredValue } from "react";
import { review } from "../../../../messages/review.en-in.ts";
import { messages } from "../../../../messages.en-in.ts";
import type { Application } from "../../../../shared/answers.ts";
import { LoadOrGone } from "../../../../shared/load-or-gone.tsx";
import { Resume } from "../../../../shared/resume/resume.tsx";
import { removalText } from "../../removal-text.ts";
import type { Neighbours } from "./drawn-ahead.tsx";
import { argOf, FRESH_SECONDS, useKnown } from "./known.ts";
import { LaidOutAhead } from "./laid-out-ahead.tsx";
import * as s from "./review-candidate.module.css";
import { ReviewInterviews } from "./review-interviews.tsx";

const text = review;
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
  const { currentData, error, isFetching } = useKnown(id);
  // Requested after the candidate is shown: prefetched data is already there, and starting a request costs as much as rendering a part of
  // the page.
  const watched = useDeferredValue(id);
  const { refetch } = useWatchedApplication(argOf(watched), { refetchOnMountOrArgChange: FRESH_SECONDS });
  if (!currentData && error)
    return (
      <LoadOrGone
        title={messages.failure.application}
        goneTitle={messages.failure.noApplication}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!currentData) return <Skeleton label={messages.loading.application} count={4} />;
  const { application } = currentData;
  const removed = removalText(application);
  if (removed) return <EmptyState title={removed} />;
  const drawn: Neighbours<Application> = [before, application, after];
  return (
    <>
      <Tabs tab={tab} onTab={onTab} />
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === "resume" ? (
          <LaidOutAhead of={drawn}>{(one) => <StoredResume resume={one} />}</LaidOutAhead>
        ) : (
          <ReviewInterviews of={drawn} areAllOpen={areAllOpen} />
        )}
      </div>
    </>
  );
}

const StoredResume = memo(Resume);

function Tabs({ tab, onTab }: Pick<CandidateProps, "tab" | "onTab">) {
  return (
    <div role="tablist" aria-label={text.tabs.label} className={s.tabs}>
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
          {text.tabs[own]}
        </button>
      ))}
    </div>
  );
}
