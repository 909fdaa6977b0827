import { useEmployerTriageMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import type { StageEntry } from "@dryrun/domain/company/stages/limits";
import { announce } from "@dryrun/remote-kit/page";
import { toast } from "@dryrun/remote-kit/toasts";
import { board as text } from "./board.en-in.ts";

/** What is moved. */
export interface Moved {
  applicationId: string;
  name: string;
  stage: string;
}

/** Moves an application to another stage; a failure is shown, and the card stays where it was. */
export function useMove() {
  const [save] = useEmployerTriageMutation();
  return async ({ applicationId, name, stage }: Moved, to: StageEntry) => {
    if (stage === to._id) return;
    const { error } = await save({ params: { applicationId }, body: { stage: to._id } });
    if (error) toast.error(errorMessage(error, text.failed));
    else announce(text.moved(name, to.name));
  };
}
