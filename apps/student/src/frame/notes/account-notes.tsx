import { useStudentResendVerificationMutation } from "@dryrun/api-client/account/student";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { RESEND_FAILED, VERIFICATION_SENT } from "@dryrun/domain/auth/messages";
import { Link } from "@dryrun/remote-kit/router";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { running } from "../../shared/interview/running.en-in.ts";
import { useMinutesLeft } from "../../shared/time/use-minutes-left.ts";
import * as s from "./account-notes.module.css";
import { verifyLine as text } from "./verify-line.en-in.ts";

/** While the address is unverified: shows where the link was sent, and sends another one. */
function VerifyLine() {
  const user = useUser();
  const [resend, { isSuccess, isLoading, error }] = useStudentResendVerificationMutation();
  if (user.emailVerified) return null;
  return (
    <aside aria-label={text.name} className={s.line} data-print="no">
      <span>{text.text(user.email)}</span>
      {!isSuccess && (
        <TextButton disabled={isLoading} onClick={() => void resend()}>
          {text.again}
        </TextButton>
      )}
      <span role="status">
        {isSuccess && VERIFICATION_SENT}
        {error && errorMessage(error, RESEND_FAILED)}
      </span>
    </aside>
  );
}

/** Shows that a mock interview is running, with the time left and a link to it. */
function RunningBanner() {
  const { runningInterview } = useUser();
  const dispatch = useDispatch();
  const minutes = useMinutesLeft(runningInterview?.expiresAt);
  const isOver = runningInterview !== null && minutes === 0;
  useEffect(() => {
    if (isOver) dispatch(baseApi.util.invalidateTags(["Me"]));
  }, [isOver, dispatch]);
  const isRunning = runningInterview !== null && !isOver;
  useRootMark("hasInterview", isRunning);
  if (!isRunning) return null;
  const { applicationId } = runningInterview;
  return (
    <div className={s.running}>
      <Banner
        tone="offer"
        landmark={running.name}
        action={
          <Link
            to={applicationId ? paths.startInterview(applicationId) : paths.practice}
            className={buttonClass({ variant: "primary", size: "s" })}
          >
            {running.resume}
          </Link>
        }
      >
        {running.text(minutes)}
      </Banner>
    </div>
  );
}

/** Shows a running interview above each page, and an unverified address below it. */
export const AccountNotes = ({ isBelow }: { isBelow: boolean }) => (
  <div className={s.notes}>{isBelow ? <VerifyLine /> : <RunningBanner />}</div>
);
