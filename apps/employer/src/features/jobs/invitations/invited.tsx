import { useEmployerInvitationsQuery } from "@dryrun/api-client/invitations/employer";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { useRef, useState } from "react";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { BulkResult } from "../../../shared/answers.ts";
import { BulkInvite } from "./bulk/bulk-invite.tsx";
import { BulkResults } from "./bulk/bulk-results.tsx";
import * as s from "./invited.module.css";
import { InvitedTable } from "./invited-table.tsx";

const say = words.invited;

export interface InvitedProps {
  jobId: string;
  /** Nobody can be invited to a closed or hidden job. */
  isOpen: boolean;
}

/** The invited people of a job, collapsible, and the ways to invite more. */
export function Invited({ jobId, isOpen }: InvitedProps) {
  const { currentData, error, isFetching, refetch } = useEmployerInvitationsQuery(
    { params: { id: jobId } },
    { refetchOnMountOrArgChange: true },
  );
  const heading = useRef<HTMLElement>(null);
  const [isBulk, setBulk] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[]>();
  const invitations = currentData?.invitations;
  return (
    <section aria-label={say.title} className={s.invited}>
      {isOpen && (
        <div className={s.ways} data-print="no">
          <Link to={paths.invite(jobId)} className={buttonClass()}>
            {say.invite}
          </Link>
          <Button onClick={() => setBulk(true)}>{say.bulk}</Button>
        </div>
      )}
      {results && <BulkResults results={results} />}
      <details open className={s.fold}>
        <summary ref={heading} className={s.summary}>
          <h2 className={s.title}>{say.title}</h2>
          {invitations && <span className={s.count}>{say.count(invitations.length)}</span>}
        </summary>
        {!invitations && error && (
          <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!invitations && !error && <Skeleton label={say.loading} count={2} />}
        {invitations?.length === 0 && <p>{say.none}</p>}
        {invitations && invitations.length > 0 && (
          <InvitedTable jobId={jobId} invitations={invitations} heading={heading} />
        )}
      </details>
      <BulkInvite jobId={jobId} isOpen={isBulk} onClose={() => setBulk(false)} onSent={setResults} />
    </section>
  );
}
