import { useEmployerUndoManyMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { UNDO_MS } from "@dryrun/domain/applications/limits";
import { UNDONE } from "@dryrun/domain/applications/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { messages } from "../../messages.en-in.ts";

const text = messages.decision;

/** Undoes held decisions, and offers Undo while the server holds them. */
export function useUndo() {
  const [undo] = useEmployerUndoManyMutation();
  async function takeBack(applicationIds: string[]) {
    const { error } = await undo({ body: { applicationIds } });
    if (error) toast.error(errorMessage(error, text.undoFailed));
    else toast.success(UNDONE);
  }
  return {
    undo: (applicationIds: string[]) => void takeBack(applicationIds),
    /** Shows "Rejected." with Undo, and later the text for a final decision, on whatever page the person is then. */
    offer: (applicationIds: string[], held: string, final?: string) =>
      toast.success(held, {
        duration: UNDO_MS,
        action: { label: text.undo, onClick: () => void takeBack(applicationIds) },
        ...(final && { onAutoClose: () => toast.success(final) }),
      }),
  };
}
