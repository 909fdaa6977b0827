import { usePublicResetPasswordMutation } from "@dryrun/api-client/auth/public";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { usePublicInvitationQuery } from "@dryrun/api-client/invitations/public";
import { keepToken } from "@dryrun/auth/token-store";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { RESET_FAILED, VERIFY_LINK_DEAD } from "@dryrun/domain/auth/messages";
import { REDIRECT_PARAMETER } from "@dryrun/domain/auth/token-key";
import { formatDateTime } from "@dryrun/domain/time";
import { Link, Navigate, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { AccessCard } from "../access-card.tsx";
import { type FirstPassword, FirstPasswordForm } from "./first-password-form.tsx";

const jobPath = (jobId: string) => `/student/jobs/${jobId}`;

/** Of an invitation's mail: who invites, for which job, and the password of the account that was made for it. */
export function InvitationPage() {
  const { token = "" } = useParams();
  const { data, error, refetch, isFetching } = usePublicInvitationQuery({ params: { token } });
  const [reset] = usePublicResetPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isDead, setDead] = useState(false);

  async function submit(form: FirstPassword, jobId: string) {
    const { data: answer, error: refusal } = await reset({ params: { token }, body: form });
    if (answer) {
      if (!answer.token) return void (await navigate("/login", { state: { notice: answer.message } }));
      keepToken(answer.token);
      await navigate(jobPath(jobId), { replace: true });
      // The cache of the previously signed-in person; reset last, because this page would refetch its spent invitation.
      return void dispatch(baseApi.util.resetApiState());
    }
    if (errorCode(refusal) === "LINK_DEAD") return setDead(true);
    const message = errorMessage(refusal, RESET_FAILED);
    toast.error(message);
    return { ok: false as const, message, errors: fieldErrors(refusal) };
  }

  if (isDead || errorCode(error) === "LINK_DEAD") return <DeadInvitation />;
  if (data?.isSpent) {
    return <Navigate to={`/login?${REDIRECT_PARAMETER}=${encodeURIComponent(jobPath(data.job._id))}`} replace />;
  }
  if (!data) {
    return (
      <AccessCard title="Your invitation">
        {error ? (
          <ErrorPanel
            title="Your invitation could not be loaded."
            detail={errorMessage(error, "The link still works. Try again.")}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label="Loading your invitation" count={4} shape="text" />
        )}
      </AccessCard>
    );
  }
  const { job, expiresAt } = data;
  return (
    <AccessCard title="Your invitation">
      <p>
        <strong>{job.company}</strong> invites you to apply for <strong>{job.title}</strong> in {job.location}. You need
        not pass the quiz for this job.
      </p>
      {expiresAt && <p>The invitation is open until {formatDateTime(expiresAt)}.</p>}
      <p>Choose a password for your account, and the job opens.</p>
      <FirstPasswordForm submitLabel="Set password and open the job" onSubmit={(form) => submit(form, job._id)} />
    </AccessCard>
  );
}

function DeadInvitation() {
  return (
    <AccessCard title="Your invitation">
      <Banner tone="danger" role="alert">
        {VERIFY_LINK_DEAD}
      </Banner>
      <p>Ask the company to invite you again. If you have set a password already, log in.</p>
      <Link to="/login" className={buttonClass({ variant: "primary" })}>
        Login
      </Link>
    </AccessCard>
  );
}
