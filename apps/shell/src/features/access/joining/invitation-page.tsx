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
import type { Output } from "@dryrun/domain/contract/define";
import type { openInvitation as contract } from "@dryrun/domain/invitations/contract";
import { formatDateTime } from "@dryrun/domain/time";
import { Link, Navigate, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { invitation as messages } from "../../../messages/joining.en-in.ts";
import { AccessCard } from "../access-card.tsx";
import { loginTo } from "../login-path.ts";
import { type FirstPassword, FirstPasswordForm } from "./first-password-form.tsx";

const jobPath = (jobId: string) => `/student/jobs/${jobId}`;

/** The page of an invitation mail: the inviting company, the job, and a password for the new account. */
export function InvitationPage() {
  const { token = "" } = useParams();
  const { data, error, refetch, isFetching } = usePublicInvitationQuery({ params: { token } });
  const [isDead, setDead] = useState(false);

  if (isDead || errorCode(error) === "LINK_DEAD") return <DeadInvitation />;
  if (data?.isSpent) {
    return <Navigate to={loginTo(jobPath(data.job._id))} replace />;
  }
  if (!data) {
    return (
      <AccessCard title={messages.title}>
        {error ? (
          <ErrorPanel
            title={messages.failed}
            detail={errorMessage(error, messages.failedDetail)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={messages.loading} count={4} shape="text" />
        )}
      </AccessCard>
    );
  }
  return <OpenInvitation token={token} invitation={data} onDead={() => setDead(true)} />;
}

interface OpenInvitationProps {
  token: string;
  invitation: Output<typeof contract>;
  onDead: () => void;
}

function OpenInvitation({ token, invitation: { job, closed, expiresAt }, onDead }: OpenInvitationProps) {
  const [reset] = usePublicResetPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  async function submit(form: FirstPassword) {
    const { data: answer, error: refusal } = await reset({ params: { token }, body: form });
    if (answer) {
      if (!answer.token) return void (await navigate("/login", { state: { notice: answer.message } }));
      keepToken(answer.token);
      await navigate(jobPath(job._id), { replace: true });
      // Resets the cache of the previously signed-in person; last, because this page would refetch its used invitation.
      return void dispatch(baseApi.util.resetApiState());
    }
    if (errorCode(refusal) === "LINK_DEAD") return onDead();
    const message = errorMessage(refusal, RESET_FAILED);
    toast.error(message);
    return { ok: false as const, message, errors: fieldErrors(refusal) };
  }
  return (
    <AccessCard title={messages.title}>
      <p>
        <strong>{job.company}</strong> {messages.invites} <strong>{job.title}</strong> {messages.in(job.location)}
      </p>
      {closed && (
        <Banner tone="warning" role="none">
          {messages.closed}
        </Banner>
      )}
      {expiresAt && !closed && <p>{messages.openUntil(formatDateTime(expiresAt))}</p>}
      <p>{messages.choosePassword}</p>
      <FirstPasswordForm submitLabel={messages.submit} onSubmit={submit} />
    </AccessCard>
  );
}

function DeadInvitation() {
  return (
    <AccessCard title={messages.title}>
      <Banner tone="danger" role="alert">
        {VERIFY_LINK_DEAD}
      </Banner>
      <p>{messages.dead}</p>
      <Link to="/login" className={buttonClass({ variant: "primary" })}>
        {messages.login}
      </Link>
    </AccessCard>
  );
}
