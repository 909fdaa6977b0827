import { usePublicSetUpSecondFactorMutation } from "@dryrun/api-client/auth/security";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { useEffect, useRef } from "react";
import { setUp as messages } from "../../../messages/security.en-in.ts";
import { AppKey } from "./app-key.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import * as s from "./two-step.module.css";

/** From the app's key to its first code; `onConfirmed` receives the recovery codes. */
export function SetUp({ onConfirmed }: { onConfirmed: (recoveryCodes: readonly string[]) => void }) {
  const [begin, { data: key, error, isLoading }] = usePublicSetUpSecondFactorMutation();
  const dispatch = useDispatch();

  async function pressButton() {
    const { error: refusal } = await begin();
    // Another tab was faster: this one shows the new state.
    if (errorCode(refusal) === "SECOND_FACTOR_ON") dispatch(baseApi.util.invalidateTags(["Me"]));
  }
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (key) steps.current?.focus(); // the focused button was removed
  }, [key]);
  if (key) {
    return (
      <ol ref={steps} tabIndex={-1} className={s.steps}>
        <li>
          <h3 className={s.step}>{messages.app}</h3>
          <p>{messages.appAbout}</p>
        </li>
        <li>
          <h3 className={s.step}>{messages.scan}</h3>
          <AppKey secret={key.secret} uri={key.uri} />
        </li>
        <li>
          <h3 className={s.step}>{messages.typeCode}</h3>
          <ConfirmForm onConfirmed={onConfirmed} />
        </li>
      </ol>
    );
  }
  return (
    <>
      <p>{messages.off}</p>
      {error && (
        <Banner tone="danger" role="alert">
          {errorMessage(error, messages.failed)}
        </Banner>
      )}
      <div>
        <Button variant="primary" isBusy={isLoading} pendingLabel={messages.pending} onClick={() => void pressButton()}>
          {messages.begin}
        </Button>
      </div>
    </>
  );
}
