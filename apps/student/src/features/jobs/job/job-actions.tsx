import { useStudentApplicationsQuery } from "@dryrun/api-client/applications/student";
import { useStudentCheckSubmittedQuery } from "@dryrun/api-client/interviews/student";
import { useUser } from "@dryrun/auth/user-context";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { PhoneBar } from "@dryrun/design-system/actions/phone-bar";
import { iconProps } from "@dryrun/design-system/icon-props";
import type { InterviewState } from "@dryrun/domain/interviews/limits";
import { Link } from "@dryrun/remote-kit/router";
import { ExternalLink } from "lucide-react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { START_INTERVIEW } from "../../../shared/interview/start-interview.en-in.ts";
import * as s from "./job-actions.module.css";

/** Whether the company's website is unlocked: after the mock interview was submitted. `retry` if that could not be loaded. */
function useIsUnlocked(applicationId: string | null) {
  const { data, error, isFetching, refetch } = useStudentCheckSubmittedQuery(
    { query: { applicationId: applicationId ?? "" } },
    { skip: applicationId === null },
  );
  const retry = error && !data ? () => void refetch() : undefined;
  return { isUnlocked: data?.submitted === true, retry, isRetrying: isFetching };
}

interface JobActionsProps {
  job: Job;
  /** Whether the student has just applied on this page. */
  isJustApplied: boolean;
  onApply: () => void;
}

/** States in which the interview can be taken or is running. */
const OPEN_INTERVIEWS: ReadonlySet<string> = new Set<InterviewState>(["none", "running"]);
const primary = { variant: "primary", isWide: true } as const;

/** Whether the interview of this application can still be taken. True until the answer arrives, as directly after applying. */
function useIsAhead(jobId: string, applicationId: string | null): boolean {
  const { data } = useStudentApplicationsQuery(
    { query: { page: 1, limit: 1, jobId } },
    { skip: applicationId === null },
  );
  const application = data?.applications.find(({ _id }) => _id === applicationId);
  if (!application) return true;
  return application.status === "pending" && OPEN_INTERVIEWS.has(application.interview.state);
}

/**
 * The button that comes next: apply, apply on the company's website, or see the application. Right after applying it
 * starts the interview.
 */
export function JobActions({ job, isJustApplied, onApply }: JobActionsProps) {
  const { interviewCredits } = useUser();
  const isOpen = !job.closed || Boolean(job.applicationId);
  const isAhead = useIsAhead(job._id, job.applicationId);
  if (!isOpen) return null;
  return (
    <aside className={s.actions} aria-label={words.job.actions} data-print="no">
      <PhoneBar>
        {job.applicationId && isJustApplied && interviewCredits > 0 ? (
          <Link to={paths.startInterview(job.applicationId)} className={buttonClass(primary)}>
            {START_INTERVIEW}
          </Link>
        ) : job.applicationId ? (
          <Link to={paths.application(job.applicationId)} className={buttonClass(primary)}>
            {isAhead ? words.job.getReady : words.job.seeApplication}
          </Link>
        ) : (
          <Button {...primary} onClick={onApply}>
            {job.companyApply ? words.job.getReady : words.job.applyNow}
          </Button>
        )}
      </PhoneBar>
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
