import { useStudentResendVerificationMutation } from "@dryrun/api-client/account/student";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { RESEND_FAILED, VERIFICATION_SENT } from "@dryrun/domain/auth/messages";
import * as s from "./account-notes.module.css";
import { verifyLine as text } from "./verify-line.en-in.ts";

/** While the address is unverified: shows where the link was sent, and sends another one. */
export function VerifyLine() {
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
