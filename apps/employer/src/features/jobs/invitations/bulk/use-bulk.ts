import { errorMessage, fieldErrors, isNetworkError } from "@dryrun/api-client/errors";
import { useEmployerBulkInviteMutation } from "@dryrun/api-client/invitations/employer";
import type { TypedRow } from "@dryrun/domain/invitations/bulk";
import { BULK_FAILED } from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import type { BulkResult } from "../../../../shared/answers.ts";
import { refusalsOf } from "./check/refusals.ts";
import { useRows } from "./check/use-rows.ts";
import { fileOf } from "./read/read-sheet.ts";
import { useSheet } from "./read/use-sheet.ts";

export type Phase = "choose" | "columns" | "check" | "send" | "done";

/** The state of a bulk invite, from the choice of a sheet to the counts. */
export function useBulk(jobId: string, onSent: (results: readonly BulkResult[]) => void) {
  const [phase, setPhase] = useState<Phase>("choose");
  const sheet = useSheet();
  const rows = useRows();
  const [failure, setFailure] = useState<string>();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [invite] = useEmployerBulkInviteMutation();

  function show(typed: readonly TypedRow[] | null) {
    if (!typed) return setPhase("choose");
    rows.start(typed);
    setFailure(undefined);
    setPhase("check");
  }
  async function check() {
    const read = await sheet.read();
    if (read === "unsure") setPhase("columns");
    else show(read);
  }
  async function send() {
    const sent = rows.checked.rows;
    setPhase("send");
    const { data, error } = await invite({ params: { jobId }, file: fileOf(sent), idempotencyKey: rows.key() });
    if (data) {
      setResults(data.results);
      onSent(data.results);
      return setPhase("done");
    }
    if (!isNetworkError(error)) rows.renewKey();
    const message = errorMessage(error, BULK_FAILED);
    toast.error(message);
    setFailure(message);
    rows.refuse(refusalsOf(fieldErrors(error), sent));
    setPhase("check");
  }
  return {
    phase,
    sheet,
    rows,
    failure,
    results,
    check,
    /** The columns are chosen. */
    accept: () => show(sheet.rows()),
    toColumns: () => setPhase("columns"),
    send,
    restart: () => setPhase("choose"),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
