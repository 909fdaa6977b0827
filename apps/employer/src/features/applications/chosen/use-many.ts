import { useEmployerTriageManyMutation } from "@dryrun/api-client/applications/triage/employer";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import type { Terms } from "../../../shared/decision/terms.ts";
import { useUndo } from "../../../shared/decision/use-undo.ts";

interface Tagged {
  _id: string;
  tags: readonly string[];
}
interface TagGroup {
  tags: string[];
  applicationIds: string[];
}

/** Adds tags to each application's tags and groups applications with the same resulting tags. */
export function tagGroups(applications: readonly Tagged[], added: readonly string[]): TagGroup[] {
  const groups = new Map<string, TagGroup>();
  for (const { _id, tags } of applications) {
    const has = new Set(tags.map((tag) => tag.toLowerCase()));
    const missing = added.filter((tag) => !has.has(tag.toLowerCase()));
    if (missing.length === 0) continue;
    const next = [...tags, ...missing];
    const key = JSON.stringify(next);
    const group = groups.get(key) ?? { tags: next, applicationIds: [] };
    group.applicationIds.push(_id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const text = messages.applications.chosen;
type Chosen = readonly ListedApplication[];

/** Runs an action on the chosen applications; `onDone` is called after success. */
export function useMany(chosen: Chosen, onDone: () => void) {
  const [send] = useEmployerTriageManyMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { offer } = useUndo();
  const saved = () => void toast.success(text.saved(chosen.length));
  const idsOf = (applications: Chosen) => applications.map(({ _id }) => _id);

  /** Sends one call after the other and stops at the first failure. */
  async function run(bodies: Parameters<typeof send>[0]["body"][], done: () => void) {
    setBusy(true);
    setFailure(undefined);
    let error: unknown;
    for (const body of bodies) if (!error) error = (await send({ body })).error;
    setBusy(false);
    if (!error) {
      done();
      return onDone();
    }
    setFailure(errorCode(error) === "ALREADY_DECIDED" ? text.alreadyDecided : errorMessage(error, text.failed));
  }
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    setStage: (stage: string) => void run([{ applicationIds: idsOf(chosen), stage }], saved),
    addTags: (added: readonly string[]) => void run(tagGroups(chosen, added), saved),
    decide(pending: Chosen, status: "accepted" | "rejected", { reason, shareReason, notify }: Terms) {
      const given = reason && { reason, shareReason };
      const isMorning = notify === "morning";
      void run([{ applicationIds: idsOf(pending), status, undoable: true, notify, ...given }], () =>
        offer(
          idsOf(pending),
          `${text.decided[status](pending.length)}${isMorning ? ` ${text.notifiedInMorning}` : ""}`,
          isMorning ? undefined : text.notified,
        ),
      );
    },
  };
}
export type Many = ReturnType<typeof useMany>;
