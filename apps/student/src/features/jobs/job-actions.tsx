import { Button, buttonClass } from "@dryrun/design-system/button";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Link } from "@dryrun/remote-kit/router";
import { ExternalLink } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Job } from "../../shared/answers.ts";
import * as s from "./job-actions.module.css";
import { useIsUnlocked } from "./use-is-unlocked.ts";

export interface JobActionsProps {
  job: Job;
  isJustApplied: boolean;
  onApply: () => void;
}

/** The three states of the specification (1, point 2.8): not applied, not applied through a company's website, applied. */
export function JobActions({ job, isJustApplied, onApply }: JobActionsProps) {
  if (job.closed && !job.applicationId) return null;
  return (
    <aside className={s.actions} aria-label={words.job.actions} data-print="no">
      {job.applicationId ? (
        <Applied job={job} applicationId={job.applicationId} isJustApplied={isJustApplied} />
      ) : (
        <NotApplied job={job} onApply={onApply} />
      )}
    </aside>
  );
}

function NotApplied({ job, onApply }: { job: Job; onApply: () => void }) {
  return (
    <>
      <Button variant="primary" isWide onClick={onApply}>
        {job.companyApply ? words.job.getReady : words.job.applyNow}
      </Button>
      {job.companyApply && <CompanySite job={job} isUnlocked={false} />}
    </>
  );
}

function Applied({ job, applicationId, isJustApplied }: { job: Job; applicationId: string; isJustApplied: boolean }) {
  const isUnlocked = useIsUnlocked(applicationId, job.companyApply);
  return (
    <>
      {isJustApplied && (
        <div className={s.next}>
          <p className={s.nextTitle}>{words.job.nextStep}</p>
          <p>{words.job.nextStepText}</p>
        </div>
      )}
      <Link to={paths.application(applicationId)} className={buttonClass({ variant: "primary", isWide: true })}>
        {words.job.getReady}
      </Link>
      <Link to={paths.applications} className={buttonClass({ isWide: true })}>
        {words.job.alreadyApplied}
      </Link>
      {job.companyApply && <CompanySite job={job} isUnlocked={isUnlocked} />}
    </>
  );
}

/** Locked until the mock interview for this application is handed in. */
function CompanySite({ job, isUnlocked }: { job: Job; isUnlocked: boolean }) {
  if (!isUnlocked)
    return (
      <Button isWide disabledReason={words.job.locked}>
        {words.job.companySite}
      </Button>
    );
  return (
    <a href={job.companyUrl} target="_blank" rel="noopener noreferrer" className={buttonClass({ isWide: true })}>
      {words.job.companySite}
      <ExternalLink {...iconLook(18)} />
      <span className="visually-hidden">{`, ${words.job.opensInTab}`}</span>
    </a>
  );
}
