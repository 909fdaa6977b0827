import { useEmployerInvitationsQuery } from "@dryrun/api-client/invitations/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { bulkInvite, remindAllToApply } from "@dryrun/domain/invitations/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { bulk as bulkWords, invited as invitedWords } from "../../../messages/invitations.en-in.ts";
import type { BulkResult, Invitation, Job } from "../../../shared/answers.ts";
import { May } from "../../../shared/role/may.tsx";
import type { BulkDialogProps } from "./bulk/bulk-dialog.tsx";
import { BulkResults } from "./bulk/bulk-results.tsx";
import * as s from "./invited.module.css";
import { InvitedTable } from "./list/invited-table.tsx";
import { RemindAll } from "./remind-all.tsx";

const text = invitedWords;

const load = () => import("./bulk/bulk-dialog.tsx");

interface BulkInviteProps extends Omit<BulkDialogProps, "key"> {
  isOpen: boolean;
}

/** The window of the bulk invite; the CSV reader loads when it first opens. */
function BulkInvite({ isOpen, ...dialog }: BulkInviteProps) {
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const giveUp = useEffectEvent(() => {
    toast.error(bulkWords.notLoaded);
    retry();
    dialog.onClose();
  });
  const isLost = hasFailed && isOpen;
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  return isOpen && module && <module.BulkDialog {...dialog} />;
}

/** The invited people of a job, collapsible, with links to invite and to remind. */
export function Invited({ job }: { job: Job }) {
  const { currentData, error, isFetching, refetch } = useEmployerInvitationsQuery({ params: { id: job._id } });
  const heading = useRef<HTMLElement>(null);
  const [isBulk, setBulk] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const invitations = currentData?.invitations;
  const invited = useMemo(() => new Set(invitations?.map(({ student }) => student.email.toLowerCase())), [invitations]);
  // Nobody can be invited to a closed or hidden job.
  const isOpen = !job.closed && !job.hidden;
  return (
    <section aria-label={text.title} className={s.invited}>
      {isOpen && <Ways jobId={job._id} onBulk={() => setBulk(true)} invitations={invitations ?? []} />}
      {job.closedAt !== null && (invitations?.length ?? 0) > 0 && (
        <Banner tone="info" role="none">
          {text.closed}
        </Banner>
      )}
      {results && (
        <div className={s.last}>
          <h2 className={s.title}>{bulkWords.last}</h2>
          <BulkResults results={results} />
        </div>
      )}
      <details open className={s.fold}>
        <summary ref={heading} className={s.summary}>
          <h2 className={s.title}>{text.title}</h2>
        </summary>
        {!invitations && error && (
          <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!invitations && !error && <Skeleton label={text.loading} count={2} />}
        {invitations?.length === 0 && <p>{text.none}</p>}
        {invitations && invitations.length > 0 && (
          <InvitedTable job={job} invitations={invitations} heading={heading} />
        )}
      </details>
      <BulkInvite
        jobId={job._id}
        invited={invited}
        isOpen={isBulk}
        onClose={() => setBulk(false)}
        onSent={setResults}
      />
    </section>
  );
}

interface WaysProps {
  jobId: string;
  onBulk: () => void;
  invitations: readonly Invitation[];
}

function Ways({ jobId, onBulk, invitations }: WaysProps) {
  return (
    <div className={s.ways} data-print="no">
      <May call={bulkInvite}>
        <Button onClick={onBulk}>{text.bulk}</Button>
      </May>
      {invitations.some(({ hasApplied }) => !hasApplied) && (
        <May call={remindAllToApply}>
          <RemindAll jobId={jobId} />
        </May>
      )}
    </div>
  );
}
