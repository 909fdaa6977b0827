import { useEmployerTriageManyMutation } from "@dryrun/api-client/applications/employer";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { words } from "../../../messages.en-in.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { tagGroups } from "./tag-groups.ts";

const say = words.applications.chosen;
type Chosen = readonly ListedApplication[];

/** Runs an action on the chosen applications; `onDone` is called after success. */
export function useMany(chosen: Chosen, onDone: () => void) {
  const [send] = useEmployerTriageManyMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const idsOf = (applications: Chosen) => applications.map(({ _id }) => _id);

  /** One call after the other; the first that fails is the last. */
  async function run(bodies: Parameters<typeof send>[0]["body"][], success: string) {
    setBusy(true);
    setFailure(undefined);
    let error: unknown;
    for (const body of bodies) if (!error) error = (await send({ body })).error;
    setBusy(false);
    if (!error) {
      toast.success(success);
      return onDone();
    }
    setFailure(errorCode(error) === "ALREADY_DECIDED" ? say.alreadyDecided : errorMessage(error, say.failed));
  }
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    shortlist: (shortlisted: boolean) =>
      void run([{ applicationIds: idsOf(chosen), shortlisted }], say.saved(chosen.length)),
    addTags: (added: readonly string[]) => void run(tagGroups(chosen, added), say.saved(chosen.length)),
    /** The reason is for rejections; "" for none. */
    decide: (pending: Chosen, status: "accepted" | "rejected", reason: string) =>
      void run(
        [{ applicationIds: idsOf(pending), status, ...(reason && { reason }) }],
        say.decided[status](pending.length),
      ),
  };
}
export type Many = ReturnType<typeof useMany>;
