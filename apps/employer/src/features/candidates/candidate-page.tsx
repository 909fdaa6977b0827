import { useEmployerCandidatePdfMutation, useEmployerCandidateQuery } from "@dryrun/api-client/candidates/employer";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { useEmployerJobsQuery } from "@dryrun/api-client/jobs/employer";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { candidateProfile } from "@dryrun/domain/candidates/calls";
import { CONTACTS_LIMITED, PDF_NOT_READY } from "@dryrun/domain/candidates/messages";
import { experienceText } from "@dryrun/domain/profile/experience";
import { resumeTitle } from "@dryrun/domain/profile/messages";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { usePrintTitle } from "@dryrun/frame/use-print-title";
import { PageTitle, usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import * as candidateMessages from "../../messages/candidates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Candidate } from "../../shared/answers.ts";
import { history } from "../../shared/history/history.en-in.ts";
import { Others } from "../../shared/history/others.tsx";
import { StopNotice } from "../../shared/history/stop-notice.tsx";
import { MOST_JOBS } from "../../shared/jobs/job-options.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import { Resume } from "../../shared/resume/resume.tsx";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import * as s from "./candidate-page.module.css";

const text = candidateMessages.candidate;

/** Chooses one of the employer's open jobs, then opens the invitation form with the candidate filled in. */
function InviteToJob({ student }: { student: Candidate["studentId"] }) {
  const navigate = useNavigate();
  const [jobId, setJobId] = useState("");
  const { currentData, error, isFetching, refetch } = useEmployerJobsQuery({ query: { page: 1, limit: MOST_JOBS } });
  const open = currentData?.jobs.filter(({ closed, hidden }) => !closed && !hidden);
  if (!open && error)
    return (
      <LoadFailed title={messages.failure.jobs} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (open?.length === 0) return <p>{text.noJobs}</p>;
  const options = (open ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const [firstName = "", ...rest] = student.fullName.split(/\s+/);
  const { email, phone } = student;
  return (
    <form
      aria-label={text.invite}
      className={s.form}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        // In the state, to keep personal data out of the URL.
        if (jobId) void navigate(paths.invite(jobId), { state: { firstName, lastName: rest.join(" "), email, phone } });
      }}
    >
      <Field label={text.invite}>
        <Select options={options} placeholder={text.choose} value={jobId} onValue={setJobId} disabled={!open} />
      </Field>
      <Button type="submit" disabled={!jobId}>
        {text.go}
      </Button>
    </form>
  );
}

/** Shown instead of a candidate when the day's contact details are used up; a retry would not help. */
function LimitedCandidate({ back }: { back: string }) {
  usePageTitle(text.limited);
  return (
    <EmptyState
      headingLevel={1}
      title={text.limited}
      action={
        <Link to={back} className={buttonClass()}>
          {text.back}
        </Link>
      }
    >
      {CONTACTS_LIMITED}
    </EmptyState>
  );
}

/** A candidate's whole profile; Back keeps the filters. */
export const CandidatePage = () => (
  <PageOfRole call={candidateProfile} title={candidateMessages.candidates.title}>
    <OneCandidate />
  </PageOfRole>
);

function OneCandidate() {
  const { profileId = "" } = useParams();
  const { search } = useLocation();
  const { currentData, error, isFetching, refetch } = useEmployerCandidateQuery({ params: { id: profileId } });
  const back = `${paths.search}${search}`;
  if (currentData) return <CandidateContent candidate={currentData} back={back} />;
  if (errorCode(error) === "TOO_MANY_REQUESTS") return <LimitedCandidate back={back} />;
  if (!error) return <Skeleton label={text.loading} count={4} />;
  return (
    <LoadOrGone
      title={errorMessage(error, text.failed)}
      goneTitle={text.gone}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      headingLevel={1}
      wayOut={
        <Link to={back} className={buttonClass()}>
          {text.back}
        </Link>
      }
    />
  );
}

function CandidateContent({ candidate, back }: { candidate: Candidate; back: string }) {
  const { _id, studentId, isMasked, totalExperienceYears, updatedAt } = candidate;
  const { download, isBusy, failure } = usePdf(_id, studentId.fullName);
  usePrintTitle(resumeTitle(studentId.fullName));
  return (
    <>
      <PageHeader
        back={<Link to={back}>{text.back}</Link>}
        about={text.about(experienceText(totalExperienceYears), formatDate(updatedAt))}
        action={
          <Button variant="primary" isBusy={isBusy} pendingLabel={text.downloading} onClick={() => void download()}>
            {text.download}
          </Button>
        }
      >
        <PageTitle title={studentId.fullName} />
      </PageHeader>
      <div className={s.page}>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <StopNotice stop={candidate.doNotContact} />
        {isMasked && <Banner tone="info">{candidateMessages.candidates.masked}</Banner>}
        {!isMasked && !candidate.doNotContact && <InviteToJob student={studentId} />}
        <Others title={history.inCompany} applications={candidate.applications} />
        <Resume resume={{ ...candidate, email: studentId.email, phone: studentId.phone }} isMasked={isMasked} />
      </div>
    </>
  );
}

/** Requests the resume as a PDF and saves it. */
function usePdf(profileId: string, name: string) {
  const [make, { isLoading }] = useEmployerCandidatePdfMutation();
  const [failure, setFailure] = useState<string>();
  async function download() {
    setFailure(undefined);
    const { data: url, error } = await make({ params: { id: profileId } });
    if (!url) return setFailure(errorMessage(error, PDF_NOT_READY));
    saveFile(url, text.fileName(name));
  }
  return { download, isBusy: isLoading, failure };
}
