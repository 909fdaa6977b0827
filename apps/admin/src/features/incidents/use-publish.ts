import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";

type Sent = Promise<{ data?: { message: string } | undefined; error?: unknown }>;

/** Sends a report or an update; sent again after a lost answer, it publishes nothing twice. */
export function usePublish(onDone: () => void) {
  const [idempotencyKey, setKey] = useState(newKey);
  return async (send: (idempotencyKey: string) => Sent): Promise<SubmitResult> => {
    const { data, error } = await send(idempotencyKey);
    if (data) {
      toast.success(data.message);
      onDone();
      return undefined;
    }
    if (errorCode(error)) setKey(newKey()); // refused: the next submission is a new request
    return { ok: false, message: errorMessage(error, text.saveFailed), errors: fieldErrors(error) };
  };
}
