import { useStudentDrillQuery } from "@dryrun/api-client/drills/student";
import { errorCode } from "@dryrun/api-client/errors";
import { usePendingPoll } from "@dryrun/api-client/polling/use-pending-poll";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams, useSearchParams } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import { AnotherRuns } from "../../../shared/interview/another-runs.tsx";
import { drill as text } from "./drill.en-in.ts";
import { DrillView } from "./drill-view.tsx";
import { isWaiting, titleOf } from "./sequence.ts";

/** A drill, which may have been started earlier or on another device. */
export function DrillPage({ store = draftStore }: { store?: DraftStore }) {
  const { runningInterview } = useUser();
  const { drillId = "" } = useParams();
  const [search] = useSearchParams();
  const { currentData: drill, error, refetch, isFetching } = useStudentDrillQuery({ params: { id: drillId } });
  const ask = () => void refetch();
  const isGrading = drill?.questions.some(({ answeredAt, result }) => answeredAt && !result) ?? false;
  usePendingPoll(isGrading || (drill !== undefined && isWaiting(drill)), ask);
  const isOpen = drill?.questions.some(({ result }) => !result) ?? false;
  if (drill && isOpen && runningInterview)
    return <AnotherRuns title={titleOf(drill)} applicationId={runningInterview.applicationId} />;
  if (drill)
    return <DrillView key={drill._id} drill={drill} at={Number(search.get("question"))} onAsk={ask} store={store} />;
  if (errorCode(error) === "NOT_FOUND") return <Gone />;
  if (!error) return <Skeleton label={text.loading} shape="text" count={6} />;
  return (
    <LoadFailed
      headingLevel={1}
      title={text.loadFailed}
      error={error}
      onRetry={ask}
      isRetrying={isFetching}
      wayOut={<ToStart />}
    />
  );
}

const ToStart = () => (
  <Link to={paths.drills} className={buttonClass()}>
    {text.toStart}
  </Link>
);

function Gone() {
  usePageTitle(text.notFound);
  return <EmptyState headingLevel={1} title={text.notFound} action={<ToStart />} />;
}
