import { errorMessage, fieldErrors, isNetworkError } from "@dryrun/api-client/errors";
import { useEmployerBulkInviteMutation } from "@dryrun/api-client/invitations/employer";
import { newKey } from "@dryrun/api-client/new-key";
import type { FieldError } from "@dryrun/domain/errors";
import { BULK_FAILED } from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef, useState } from "react";
import type { BulkResult } from "../../../../shared/answers.ts";
import { fileOf } from "./read-rows.ts";
import { useFile } from "./use-file.ts";

export type Phase = "choose" | "check" | "send" | "done";

interface BulkRefusal {
  message: string;
  /** Errors of the server beyond those found here. */
  errors: readonly FieldError[];
}

/** The state of a bulk invite, from the choice of a file to the counts. */
export function useBulk(jobId: string, onSent: (results: readonly BulkResult[]) => void) {
  const [phase, setPhase] = useState<Phase>("choose");
  const { readIn, drop, ...chosen } = useFile();
  const { read } = chosen;
  const [refusal, setRefusal] = useState<BulkRefusal>();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [invite] = useEmployerBulkInviteMutation();
  // One key per checked file: sending it again after a lost answer invites nobody twice.
  const key = useRef("");

  async function check(file: File) {
    if (!(await readIn(file))) return;
    key.current = newKey();
    setRefusal(undefined);
    setPhase("check");
  }
  async function send() {
    if (!read) return;
    setPhase("send");
    const { data, error } = await invite({ params: { jobId }, file: fileOf(read.rows), idempotencyKey: key.current });
    if (data) {
      setResults(data.results);
      onSent(data.results);
      setPhase("done");
      return;
    }
    if (!isNetworkError(error)) key.current = newKey();
    const message = errorMessage(error, BULK_FAILED);
    toast.error(message);
    setRefusal({ message, errors: fieldErrors(error) });
    setPhase("check");
  }
  function restart() {
    drop();
    setPhase("choose");
  }
  const errors = refusal?.errors.length ? refusal.errors : (read?.errors ?? []);
  return { phase, ...chosen, errors, failure: refusal?.message, results, check, send, restart };
}
