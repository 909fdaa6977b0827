import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { Link } from "@dryrun/remote-kit/router";
import { ExternalLink } from "lucide-react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { useIsUnlocked } from "../use-is-unlocked.ts";
import * as s from "./job-actions.module.css";

export interface JobActionsProps {
  job: Job;
  onApply: () => void;
}

const primary = { variant: "primary", isWide: true } as const;

/** The three states: not applied, not applied through a company's website, applied. */
export function JobActions({ job, onApply }: JobActionsProps) {
  const isOpen = !job.closed || Boolean(job.applicationId);
  useRootMark("hasStickyBar", isOpen);
  if (!isOpen) return null;
  return (
    <aside className={s.actions} aria-label={words.job.actions} data-print="no">
      <div className={s.bar} data-action-bar="sticky">
        {job.applicationId ? (
          <Link to={paths.application(job.applicationId)} className={buttonClass(primary)}>
            {words.job.getReady}
          </Link>
        ) : (
          <Button {...primary} onClick={onApply}>
            {job.companyApply ? words.job.getReady : words.job.applyNow}
          </Button>
        )}
      </div>
      {job.applicationId && (
        <Link to={paths.applications} className={buttonClass({ isWide: true })}>
          {words.job.alreadyApplied}
        </Link>
      )}
      {job.companyApply && <CompanySite job={job} />}
    </aside>
  );
}

/** Locked until the mock interview for this application is submitted. */
function CompanySite({ job }: { job: Job }) {
  const { isUnlocked, retry, isRetrying } = useIsUnlocked(job.applicationId);
  if (!isUnlocked)
    return (
      <>
        <Button isWide disabledReason={retry ? words.job.notChecked : words.job.locked}>
          {words.job.companySite}
        </Button>
        {retry && (
          <Button size="s" isBusy={isRetrying} onClick={retry}>
            {words.job.tryAgain}
          </Button>
        )}
      </>
    );
  return (
    <a href={job.companyUrl} target="_blank" rel="noopener noreferrer" className={buttonClass({ isWide: true })}>
      {words.job.companySite}
      <ExternalLink {...iconProps(18)} />
      <span className="visually-hidden">{`, ${words.job.opensInTab}`}</span>
    </a>
  );
}
