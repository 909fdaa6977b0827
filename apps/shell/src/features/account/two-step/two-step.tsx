import { usePublicSecondFactorQuery } from "@dryrun/api-client/auth/security";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { twoStep as messages } from "../../../messages/security.en-in.ts";
import { Part } from "../part.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { SwitchOff } from "./switch-off.tsx";

/** An admin's second factor: the set-up, the recovery codes shown once, and the switch-off. */
export function TwoStep() {
  const { data, error, isFetching, refetch } = usePublicSecondFactorQuery();
  const [codes, setCodes] = useState<readonly string[]>();
  const [hasFinished, setFinished] = useState(false);

  function finish() {
    setCodes(undefined);
    setFinished(true);
    announce(messages.done);
  }
  return (
    <Part id="two-step" title={messages.title}>
      <p>{messages.about}</p>
      {codes && <RecoveryCodes codes={codes} onDone={finish} />}
      {!codes && !data && !error && <Skeleton label={messages.loading} count={2} shape="text" />}
      {!codes && !data && error && (
        <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!codes && data?.isOn === false && <SetUp onConfirmed={setCodes} />}
      {!codes && data?.isOn && (
        <SwitchOff codesLeft={data.recoveryCodesLeft} isRequired={data.isRequired} hasFocus={hasFinished} />
      )}
    </Part>
  );
}
