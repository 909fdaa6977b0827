import { usePublicUpdateAccountMutation } from "@dryrun/api-client/account/public";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorMessage } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ADULTS_ONLY } from "@dryrun/domain/auth/messages";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { adultQuestion as messages } from "../../../messages/login-steps.en-in.ts";
import { AccessCard } from "../access-card.tsx";

/**
 * Shown between the sign-in and the first page to people whose age is not confirmed: their account was created by a call or a mail's link.
 */
export default function AdultQuestion({ onYes }: { onYes: () => void }) {
  const [update, { isLoading, error }] = usePublicUpdateAccountMutation();
  const dispatch = useDispatch();
  const [isMinor, setMinor] = useState(false);

  async function yes() {
    const { error: refusal } = await update({ body: { isAdult: true } });
    if (!refusal) onYes();
  }
  function no() {
    dropToken();
    dispatch(baseApi.util.resetApiState());
    setMinor(true);
  }
  if (isMinor) {
    return (
      <AccessCard title={messages.loggedOut}>
        <Banner tone="warning">
          {ADULTS_ONLY} {messages.comeBack}
        </Banner>
        <p>{messages.deletion}</p>
        <Link to="/contact" className={buttonClass()}>
          {messages.contact}
        </Link>
      </AccessCard>
    );
  }
  return (
    <AccessCard title={messages.question}>
      <p>
        {ADULTS_ONLY} {messages.about}
      </p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, messages.failed)}
        </Banner>
      )}
      <Button variant="primary" size="l" isBusy={isLoading} pendingLabel={messages.pending} onClick={() => void yes()}>
        {messages.yes}
      </Button>
      <Button onClick={no}>{messages.no}</Button>
    </AccessCard>
  );
}
