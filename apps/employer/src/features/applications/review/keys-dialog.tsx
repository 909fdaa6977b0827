import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { acceptApplication, addNote, rejectApplication } from "@dryrun/domain/applications/calls";
import { triageApplication, undoDecision } from "@dryrun/domain/applications/triage/calls";
import type { Call } from "@dryrun/domain/contract/call";
import { review } from "../../../messages/review.en-in.ts";
import { useMayCall } from "../../../shared/role/may.tsx";
import * as s from "./keys-dialog.module.css";

const text = review.keys;
/** The calls of keys that not every role may use. */
const CALLS = new Map<string, Call>([
  ["A", acceptApplication],
  ["R", rejectApplication],
  ["U", undoDecision],
  ["S", triageApplication],
  ["T", triageApplication],
  ["N", addNote],
]);

export interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

/** Lists the keys that the person's role allows, with a switch for all of them. */
export function KeysDialog({ isOpen, onClose, areOn, onSwitch }: KeysDialogProps) {
  const may = useMayCall();
  const keys = text.list.filter(([key]) => {
    const call = CALLS.get(key);
    return !call || may(call);
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title}>
      <dl className={s.keys}>
        {keys.map(([key, act]) => (
          <div key={key} className={s.line}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={text.areOn} hint={text.hint} checked={areOn} onValue={onSwitch} />
    </Dialog>
  );
}
