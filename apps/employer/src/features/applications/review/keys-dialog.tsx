import { Checkbox } from "@dryrun/design-system/choices/checkbox";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { review } from "../../../messages/review.en-in.ts";
import * as s from "./keys-dialog.module.css";

const text = review.keys;

export interface KeysDialogProps {
  isOpen: boolean;
  onClose: () => void;
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

/** Lists the keys, with a switch for all of them. */
export function KeysDialog({ isOpen, onClose, areOn, onSwitch }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title}>
      <dl className={s.keys}>
        {text.list.map(([key, act]) => (
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
