import {
  useLazyStudentApplicationDraftQuery,
  useStudentDeleteApplicationDraftMutation,
  useStudentSaveApplicationDraftMutation,
} from "@dryrun/api-client/applications/student";
import { errorBody, errorCode } from "@dryrun/api-client/errors";
import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import { useEffect, useState } from "react";
import { type AccountDraft, type AccountState, createAccountDrafts, type Saved } from "./account-drafts.ts";

/** Stores the draft of an application on this device and on the account. */
export function useAccountDrafts(jobId: string, local: DraftStore = draftStore) {
  const [load] = useLazyStudentApplicationDraftQuery();
  const [save] = useStudentSaveApplicationDraftMutation();
  const [discard] = useStudentDeleteApplicationDraftMutation();
  const [state, setState] = useState<AccountState>({ isOnAccount: false, conflict: null });
  const [drafts] = useState(() => {
    const params = { id: jobId };
    return createAccountDrafts(
      local,
      {
        load: async () => (await load({ params }).unwrap()).draft,
        save: async (values, base): Promise<Saved> => {
          const { data, error } = await save({ params, body: { values, base } });
          if (data) return { kind: "saved", version: data.version };
          if (errorCode(error) === "DRAFT_CHANGED")
            return { kind: "changed", draft: errorBody(error)?.draft as AccountDraft };
          return { kind: errorCode(error) ? "refused" : "failed" };
        },
        discard: () => discard({ params }).unwrap(),
      },
      setState,
    );
  });
  useEffect(() => {
    const flush = () => void drafts.flush();
    addEventListener("online", flush);
    return () => removeEventListener("online", flush);
  }, [drafts]);
  return { ...drafts, ...state };
}
export type UsedDrafts = ReturnType<typeof useAccountDrafts>;
