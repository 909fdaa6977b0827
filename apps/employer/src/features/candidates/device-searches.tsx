import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import * as candidateMessages from "../../messages/candidates.en-in.ts";
import * as s from "./device-searches.module.css";
import { useDeviceSearches } from "./use-device-searches.ts";

const text = candidateMessages.candidates.saved;

/** Offers to move searches stored on this device to the account; shows nothing if there are none. */
export function DeviceSearches() {
  const { _id } = useUser();
  const { searches, move, forget, isMoving } = useDeviceSearches(_id);
  const [failure, setFailure] = useState<string>();
  if (searches.length === 0) return null;
  async function pressButton() {
    const error = await move();
    setFailure(error ? errorMessage(error, text.failed) : undefined);
    if (!error) toast.success(text.moved);
  }
  return (
    <div className={s.device}>
      <Banner
        role="none"
        action={
          <>
            <Button size="s" isBusy={isMoving} onClick={() => void pressButton()}>
              {text.move}
            </Button>
            <Button size="s" variant="quiet" onClick={forget}>
              {text.forget}
            </Button>
          </>
        }
      >
        {text.onDevice(searches.length)}
      </Banner>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
    </div>
  );
}
