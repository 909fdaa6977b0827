import { errorMessage, fieldErrors, isNetworkError } from "@dryrun/api-client/errors";
import { useEmployerBulkInviteMutation } from "@dryrun/api-client/invitations/employer";
import { newKey } from "@dryrun/api-client/new-key";
import type { FieldError } from "@dryrun/domain/errors";
import { BULK_FAILED, CSV_UNREADABLE } from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef, useState } from "react";
import type { BulkResult } from "../../../../shared/answers.ts";
import { fileOf, type ReadFile, readRows } from "./read-rows.ts";

export type Phase = "choose" | "check" | "send" | "done";

/** The state of a bulk invite, from the choice of a file to the counts. */
export function useBulk(jobId: string, onSent: (results: readonly BulkResult[]) => void) {
  const [phase, setPhase] = useState<Phase>("choose");
  const [file, setFile] = useState<File>();
  const [chooseError, setChooseError] = useState<string>();
  const [read, setRead] = useState<ReadFile>();
  /** What the server found, where it found more than we did. */
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [invite] = useEmployerBulkInviteMutation();
  // One for a checked file: sent again after a lost answer it invites nobody twice.
  const key = useRef("");

  function choose(chosen: File) {
    setFile(chosen);
    setChooseError(undefined);
  }
  async function check(chosen: File) {
    try {
      setRead(await readRows(chosen));
    } catch {
      setChooseError(CSV_UNREADABLE); // the file went away between the choice and now
      return;
    }
    key.current = newKey();
    setRefused([]);
    setFailure(undefined);
    setPhase("check");
  }
  async function send() {
    if (!read) return;
    setPhase("send");
    setFailure(undefined);
    const { data, error } = await invite({
      params: { jobId },
      file: fileOf(read.rows),
      idempotencyKey: key.current,
    });
    if (data) {
      setResults(data.results);
      onSent(data.results);
      setPhase("done");
      return;
    }
    if (!isNetworkError(error)) key.current = newKey();
    const message = errorMessage(error, BULK_FAILED);
    toast.error(message);
    setFailure(message);
    setRefused(fieldErrors(error));
    setPhase("check");
  }
  return {
    phase,
    file,
    chooseError,
    read,
    errors: refused.length > 0 ? refused : (read?.errors ?? []),
    failure,
    results,
    choose,
    refuse: setChooseError,
    check,
    send,
    restart: () => {
      setFile(undefined);
      setRead(undefined);
      setFailure(undefined);
      setPhase("choose");
    },
  };
}
