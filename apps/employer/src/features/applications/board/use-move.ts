import { useEmployerTriageMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { UNDO_MS } from "@dryrun/domain/applications/limits";
import type { StageEntry } from "@dryrun/domain/company/stages/rules";
import { toast } from "@dryrun/remote-kit/toasts";
import { messages } from "../../../messages.en-in.ts";
import { board as text } from "./board.en-in.ts";

/** What is moved. */
export interface Moved {
  applicationId: string;
  name: string;
  stage: string;
}

/** Moves an application to another stage, and offers Undo; a failure is shown, and the card stays where it was. */
export function useMove(stages: readonly StageEntry[]) {
  const [save] = useEmployerTriageMutation();
  async function put({ applicationId, name }: Moved, to: StageEntry, onUndo?: () => void) {
    const { error } = await save({ params: { applicationId }, body: { stage: to._id } });
    if (error) return void toast.error(errorMessage(error, text.failed));
    toast.success(text.moved(name, to.name), {
      // A later move replaces the former offer. What Undo did has a toast of its own, because the pressed one leaves.
      id: onUndo && `moved-${applicationId}`,
      duration: UNDO_MS,
      action: onUndo && { label: messages.decision.undo, onClick: onUndo },
    });
  }
  return async (moved: Moved, to: StageEntry) => {
    const from = stages.find(({ _id }) => _id === moved.stage);
    if (from?._id === to._id) return;
    await put(moved, to, from && (() => void put(moved, from)));
  };
}
