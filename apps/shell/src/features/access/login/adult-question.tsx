import { usePublicUpdateAccountMutation } from "@dryrun/api-client/account/public";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorMessage } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { ADULTS_ONLY } from "@dryrun/domain/auth/messages";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { AccessCard } from "../access-card.tsx";

/** Between the sign-in and the first page, for who was never asked: an account made by a call or by a mail's link. */
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
      <AccessCard title="You are logged out">
        <Banner tone="warning">{ADULTS_ONLY} You can come back once you are.</Banner>
        <p>To have the account and what it holds deleted before that, write to us.</p>
        <Link to="/contact" className={buttonClass()}>
          Contact
        </Link>
      </AccessCard>
    );
  }
  return (
    <AccessCard title="Are you 18 or older?">
      <p>{ADULTS_ONLY} We ask this once, before you go on.</p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, "Your answer could not be saved. Try again.")}
        </Banner>
      )}
      <Button variant="primary" size="l" isBusy={isLoading} pendingLabel="Saving..." onClick={() => void yes()}>
        Yes, I am 18 or older
      </Button>
      <Button onClick={no}>No</Button>
    </AccessCard>
  );
}
