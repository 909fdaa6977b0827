import { useEmployerSubmitScorecardMutation } from "@dryrun/api-client/applications/scorecards/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { OVERALL_MISSING } from "@dryrun/domain/applications/scorecards/messages";
import { useDraft } from "@dryrun/forms/drafts/use-draft";
import { toast } from "@dryrun/remote-kit/toasts";
import { useMemo, useState } from "react";
import type { Scorecards } from "../../../shared/answers.ts";
import { scorecardDraftKey } from "../../../shared/drafts.ts";
import { scorecards as text } from "./scorecards.en-in.ts";
import { scoresOf, type Values, valuesOf } from "./values.ts";

/** The caller's scorecard: opened from a button or by its draft, which is kept on this device until it is submitted. */
export function useScorecard(applicationId: string, answer: Scorecards) {
  const { _id: userId } = useUser();
  const [submit, { isLoading, error, reset }] = useEmployerSubmitScorecardMutation();
  const saved = useMemo(() => valuesOf(answer), [answer]);
  /** Null while the form is closed. */
  const [typed, setTyped] = useState<Values | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft<Values | null>({
    key: scorecardDraftKey(userId, applicationId),
    values: typed,
    isChanged,
    onRestore: (values) => {
      if (!values) return;
      setTyped(values);
      setChanged(true);
    },
    waitMs: 0,
  });
  async function close() {
    setTyped(null);
    setChanged(false);
    setRefused(false);
    reset();
    await draft.clear();
  }
  async function send() {
    if (!typed || isLoading) return;
    if (!typed.overall) return setRefused(true);
    const body = { scores: scoresOf(typed, answer.criteria), overall: typed.overall, text: typed.text.trim() };
    const sent = await submit({ params: { applicationId }, body: { ...body, version: answer.own?.version ?? 0 } });
    if (sent.error) return;
    toast.success(text.done);
    await close();
  }
  return {
    values: typed,
    isChanged,
    isLoading,
    failure: error && errorMessage(error, text.submitFailed),
    missing: isRefused && !typed?.overall ? OVERALL_MISSING : undefined,
    open: () => setTyped(saved),
    change: (next: Values) => {
      setTyped(next);
      setChanged(true);
    },
    discard: () => void close(),
    send: () => void send(),
  };
}
export type OwnScorecard = ReturnType<typeof useScorecard>;
